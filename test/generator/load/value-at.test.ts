import { expect, test } from 'vitest';

import { at } from '../../../generator/load/document/json.ts';

test('finds the value of an empty key, which is not the first of a list', () => {
  expect(at({ '': { logs: 9 } }, ['', 'logs'])).toBe(9);
  expect(at(['balsa'], [''])).toBeUndefined();
});

test('finds the items of a list by their index, and nothing else of it', () => {
  expect(at(['balsa', 'hemp'], [1])).toBe('hemp');
  expect(at(['balsa', 'hemp'], ['1'])).toBe('hemp');
  expect(at(['balsa', 'hemp'], ['2'])).toBeUndefined();
  expect(at(['balsa', 'hemp'], ['length'])).toBeUndefined();
});
