import { expect, test } from 'vitest';

import { oneLine } from '../../../service/outbound/one-line.ts';
import { retryAfterMs } from '../../../service/outbound/retry-after.ts';
import { specialPurposeBlocks } from '../../../service/outbound/special-purpose.ts';

test.each([
  ['a\r\n\t b', 'a b'],
  ['  a\u202E\u2028b \n', 'a b'],
  ['a\0b', 'a b'],
  ['\u200B', ''],
])('writes %j in one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

const NOW = new Date('2026-11-06T08:49:30.000Z');

test.each([
  ['Fri, 06 Nov 2026 08:49:37 GMT', 7_000],
  ['Friday, 06-Nov-26 08:49:37 GMT', 7_000],
  ['Fri Nov  6 08:49:37 2026', 7_000],
  ['Mon Nov 16 08:49:37 2026', 864_007_000],
  ['Fri, 06 Nov 2026 08:49:00 GMT', 0],
  ['120', 120_000],
  ['0', 0],
  ['xFri, 06 Nov 2026 08:49:37 GMT', null],
  ['(Fri, 06 Nov 2026 08:49:37 GMT', null],
  ['Fri, 06 Nov 2026 08:49:37 GMTx', null],
  ['Fri, 06 Nov 2026 08:49:37 GMT+2', null],
  ['0 Fri Nov  6 08:49:37 2026', null],
  ['xFri Nov  6 08:49:37 2026', null],
  ['Fri Nov  6 08:49:37 2026 0', null],
  ['-120', null],
  ['120s', null],
  ['Fri, 99 Nov 2026 08:49:37 GMT', null],
])('reads Retry-After: %s as %s', (value, delay) => {
  expect(retryAfterMs(value, NOW)).toBe(delay);
});

test('knows every block of the registries of special-purpose addresses, without their footnotes', () => {
  const blocks = [...specialPurposeBlocks('ipv4'), ...specialPurposeBlocks('ipv6')];
  expect(blocks).toContainEqual(['192.0.0.170', 32]);
  expect(blocks).toContainEqual(['192.0.0.171', 32]);
  expect(blocks).toContainEqual(['2002::', 16]);
  expect(blocks.filter(([network, prefix]) => !/^[\da-f.:]+$/.test(network) || !(prefix <= 128))).toEqual([]);
});
