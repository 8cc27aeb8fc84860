import { expect, test } from 'vitest';

import { CommonFields, type Field } from '../../../generator/targets/docs/fields/field-reader.ts';

const list = (name: string) => ({ fields: [{ name } as Field], size: 1 });

test('a page is repeated where it would find what it found, and leaves what it left', () => {
  const first = new CommonFields();
  first.sizes.set('Node', 3);
  const { trace } = first.traced(() => {
    first.sizes.get('Node');
    first.known.get('body Tree');
    first.known.set('body Tree', list('leaf'));
    first.elsewhere.set('Node', true);
  });
  const next = new CommonFields(first);
  next.sizes.set('Node', 3);
  expect(next.repeats(trace)).toBe(true);
  expect(next.known.get('body Tree')).toEqual(list('leaf'));
  expect([...next.elsewhere.keys()]).toEqual(['Node']);
});

test('a page is no other page because one before it found the same once more', () => {
  const first = new CommonFields();
  first.known.set('body Tree', list('leaf'));
  const { trace } = first.traced(() => first.known.get('body Tree'));
  const next = new CommonFields(first);
  next.known.set('body Tree', list('leaf'));
  expect(next.repeats(trace)).toBe(true);
});

test.each([
  ['another size', 4],
  ['none', undefined],
])('a page that found a size is not repeated where there is %s', (_, size) => {
  const first = new CommonFields();
  first.sizes.set('Node', 3);
  const { trace } = first.traced(() => {
    first.sizes.get('Node');
    first.elsewhere.set('Node', true);
  });
  const next = new CommonFields(first);
  if (size !== undefined) next.sizes.set('Node', size);
  expect(next.repeats(trace)).toBe(false);
  expect([...next.elsewhere.keys()]).toEqual([]);
});
