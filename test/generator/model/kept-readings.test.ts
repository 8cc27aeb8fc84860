import { expect, test } from 'vitest';

import type { JsonValue } from '../../../generator/json.ts';
import { KeptReadings } from '../../../generator/model/kept-readings.ts';

const item = { type: 'object' };

/** Reads a part, and within it another one, which looks something up. */
function reading(kept: KeptReadings, { schema = item as JsonValue, file = 'a.yaml' } = {}) {
  const place = { file, path: [] };
  kept.begin({ target: () => null, schema: () => schema, place: () => place });
  const made: string[] = [];
  const inner = () => {
    made.push('inner');
    kept.noteSchema('Item', schema);
    kept.notePlace([], place);
    return { of: 'Item' };
  };
  const outer = () => {
    made.push('outer');
    return { inner: kept.get('inner', [], inner) };
  };
  return { read: kept.get('outer', [], outer), made };
}

test('what has looked up the same is taken over, and is the same object', () => {
  const kept = new KeptReadings(true);
  const first = reading(kept);
  const second = reading(kept);
  expect([first.made, second.made]).toEqual([['outer', 'inner'], []]);
  expect(second.read).toBe(first.read);
});

test.each([
  ['a schema is another one', { schema: { type: 'string' } }],
  ['a schema is gone', { schema: null }],
  ['a place is another one', { file: 'b.yaml' }],
])('where %s, what is made of it is made again, and all around it', (_, change) => {
  const kept = new KeptReadings(true);
  const first = reading(kept);
  const second = reading(kept, change);
  expect(second.made).toEqual(['outer', 'inner']);
  expect(second.read).toBe(first.read);
});

test('what surrounds a part that was taken over depends on what that has looked up', () => {
  const kept = new KeptReadings(true);
  reading(kept);
  const around = () => kept.get('around', [], () => kept.get('inner', [], () => 'not made'));
  expect(around()).toEqual({ of: 'Item' });
  expect(reading(kept, { file: 'b.yaml' }).made).toEqual(['outer', 'inner']);
  expect(kept.get('around', [], () => 'made again')).toBe('made again');
});
