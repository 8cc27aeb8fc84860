import { expect, test } from 'vitest';

import { assigned } from '../../../service/cli/assignments.ts';

test.each<[readonly string[], object]>([
  [[], {}],
  [['name=Jo Sample', 'locale=fr'], { name: 'Jo Sample', locale: 'fr' }],
  [
    ['quantity=3', 'on=true', 'none=null', 'text="5"', 'list=[1,2]'],
    { quantity: 3, on: true, none: null, text: '5', list: [1, 2] },
  ],
  [['custom_data.tier=gold', 'custom_data.since.year=2026'], { custom_data: { tier: 'gold', since: { year: 2026 } } }],
  [['items[0].quantity=3', 'items[1].quantity=4'], { items: [{ quantity: 3 }, { quantity: 4 }] }],
  [['name=a=b', 'empty='], { name: 'a=b', empty: '' }],
])('parses the assignments %j', (lines, value) => {
  expect(assigned('set', lines)).toEqual(value);
});

test('accepts any name of a member', () => {
  const value = assigned('set', ['__proto__.polluted=1', 'constructor=x']);
  expect(JSON.stringify(value)).toBe('{"__proto__":{"polluted":1},"constructor":"x"}');
  expect({}).not.toHaveProperty('polluted');
});

test.each([
  [['name'], '--set must be like path.to.member=value, not "name".'],
  [['=x'], '--set must be like path.to.member=value, not "=x".'],
  [['a..b=x'], '--set must be like path.to.member=value, not "a..b=x".'],
  [['a=1', 'a.b=2'], '--set a.b=2: an earlier assignment has another type at this path.'],
  [['a.b=1', 'a[0]=2'], '--set a[0]=2: an earlier assignment has another type at this path.'],
])('rejects %j', (lines, message) => {
  expect(() => assigned('set', lines)).toThrow(message);
});
