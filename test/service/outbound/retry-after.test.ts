import { expect, test } from 'vitest';

import { retryAfterMs } from '../../../service/outbound/retry-after.ts';

const NOW = new Date('2026-03-02T09:30:00Z');

test.each([
  ['0', 0],
  ['120', 120_000],
  ['99999999999999999999999', Number.MAX_SAFE_INTEGER],
  ['Mon, 02 Mar 2026 09:31:00 GMT', 60_000],
  ['Monday, 02-Mar-26 09:31:00 GMT', 60_000],
  ['Mon Mar  2 09:31:00 2026', 60_000],
  ['Mon, 02 Mar 2026 09:29:00 GMT', 0],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['soon', null],
  ['2026-03-02T09:31:00Z', null],
  ['Mon, 99 Mar 2026 09:31:00 GMT', null],
])('%j requests a delay of %s ms', (value, expected) => {
  expect(retryAfterMs(value, NOW)).toBe(expected);
});
