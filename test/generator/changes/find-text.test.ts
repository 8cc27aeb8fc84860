import { expect, test } from 'vitest';

import { findText } from '../../../generator/patterns/find-text.ts';
import { relationOf } from '../../../generator/changes/schema/limits.ts';

const PATTERNS = [
  '^[a-z]+$',
  '^[a-z0-9]+$',
  '^ctm_[a-z0-9]{26}$',
  '^(ctm|cus)_[0-9a-f]{4,6}$',
  '^-?(0|[1-9]\\d*)(\\.\\d{1,2})?$',
  '^[^@\\s]+@[^@\\s]+$',
  '^\\S(.*\\S)?$',
  '^(?:[A-Z]{2})?$',
  '^a|b$',
  'x',
  '^[\\u{1F600}-\\u{1F64F}]{2}$',
  '^[\\x41-\\x43\\-]+$',
  '^a{0}b*?$',
  '^(?<year>\\d{4})-(0[1-9]|1[0-2])$',
  '',
];

test.each(PATTERNS)('finds texts that %s matches, also with a minimum length', (pattern) => {
  for (const minLength of [0, 1, 2, 4]) {
    const text = findText({ matches: [pattern], minLength });
    if (text === undefined) continue;
    expect(text).not.toBe('unknown');
    expect(text).toMatch(new RegExp(pattern, 'u'));
    expect([...text].length).toBeGreaterThanOrEqual(minLength);
  }
  expect(findText({ matches: [pattern] })).toBeTypeOf('string');
});

test.each(PATTERNS.flatMap((a) => PATTERNS.map((b) => [a, b] as const)))(
  'finds a text that matches %s and not %s, or shows that there is none',
  (a, b) => {
    const text = findText({ matches: [a], butNot: [b] });
    expect(text).not.toBe('unknown');
    // When there is none, every text that matches the first pattern has to match the second.
    const others = [0, 1, 3, 5, 8].flatMap((minLength) => findText({ matches: [a], minLength }) ?? []);
    const shown = text === undefined ? others : [text];
    expect(shown.filter((each) => !new RegExp(a, 'u').test(each))).toEqual([]);
    expect(shown.filter((each) => new RegExp(b, 'u').test(each) === (text !== undefined))).toEqual([]);
  },
);

test.each(['^(?=a)', '^(?!a)b$', '(?<=a)b', '^(a+)b\\1$', '\\bword', '(^a|b)c', '^[a-z]{9999}$', '^(a|b)*a(a|b){20}$'])(
  'reports %s as unknown, and its change as one that breaks in every direction',
  (pattern) => {
    expect(findText({ matches: [pattern], butNot: ['^c$'] })).toBe('unknown');
    expect(relationOf([pattern], ['^a$'])).toEqual({ code: 'pattern-changed', hints: [] });
  },
);

test.each([
  ['(a)\\1', 'aa'],
  ['^\\p{Lu}+$', 'A'],
])('finds a text for %s, which a plain parser would not understand', (pattern, text) => {
  expect(findText({ matches: [pattern] })).toBe(text);
});
