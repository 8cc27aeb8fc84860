import { expect, test } from 'vitest';

import { findText } from '../../../generator/changes/regex/find-text.ts';
import { comparePatterns } from '../../../generator/changes/schema/patterns.ts';

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

test.each(PATTERNS)('%s: what is found matches, also when it has to be longer', (pattern) => {
  for (const minLength of [0, 1, 2, 4]) {
    const text = findText({ matches: [pattern], minLength });
    if (text === undefined) continue;
    expect(text).not.toBe('unknown');
    expect(text).toMatch(new RegExp(pattern, 'u'));
    expect([...text].length).toBeGreaterThanOrEqual(minLength);
  }
  expect(findText({ matches: [pattern] })).toBeTypeOf('string');
});

test.each(PATTERNS.flatMap((a) => PATTERNS.map((b) => [a, b] as const)))('%s, but not %s', (a, b) => {
  const text = findText({ matches: [a], butNot: [b] });
  expect(text).not.toBe('unknown');
  // Without one, whatever else matches the first has to match the second.
  const others = [0, 1, 3, 5, 8].flatMap((minLength) => findText({ matches: [a], minLength }) ?? []);
  const shown = text === undefined ? others : [text];
  expect(shown.filter((each) => !new RegExp(a, 'u').test(each))).toEqual([]);
  expect(shown.filter((each) => new RegExp(b, 'u').test(each) === (text !== undefined))).toEqual([]);
});

test.each(['^(?=a)', '^(?!a)b$', '(?<=a)b', '(a)\\1', '\\bword', '\\p{L}+', '(^a|b)c', '^[a-z]{9999}$'])(
  '%s is not understood, and taken to be different from everything',
  (pattern) => {
    expect(findText({ matches: [pattern] })).toBe('unknown');
    expect(comparePatterns([pattern], ['^a$'])).toEqual({ code: 'pattern-changed', hints: [] });
  },
);
