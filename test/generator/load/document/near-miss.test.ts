import { expect, test } from 'vitest';
import { nearMiss } from '../../../../generator/load/document/near-miss.ts';
import { editDistance } from '../../../../service/command-line/edit-distance.ts';

test.each([
  ['maxLenght', 'maxLength'],
  ['maxlength', 'maxLength'],
  ['maxLen', undefined],
  ['types', 'type'],
  ['not2', undefined],
  ['x-rate-limt', 'x-rate-limit'],
  ['x-map', undefined],
])('suggests for %s the name %s', (name, meant) => {
  expect(nearMiss(name, ['maxLength', 'minLength', 'type', 'not', 'x-rate-limit', 'x-cap'])).toBe(meant);
});

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'abcd', 1],
  ['abc', 'xbz', 2],
  ['abc', 'abcdefg', 4],
])('counts the edits from %s to %s as %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});
