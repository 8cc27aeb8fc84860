import { describe, expect, test } from 'vitest';

import { laterTime } from '../../../service/cli/later-time.ts';

const now = async () => '2028-01-31T10:00:00.000000Z';

describe('the time that a clock advances to', () => {
  test.each([
    ['2028-02-01T00:00:00Z', '2028-02-01T00:00:00.000Z'],
    ['2028-02-01', '2028-02-01T00:00:00.000Z'],
    ['30d', '2028-03-01T10:00:00.000Z'],
    ['2w', '2028-02-14T10:00:00.000Z'],
    ['1mo', '2028-02-29T10:00:00.000Z'],
    ['2mo', '2028-03-31T10:00:00.000Z'],
    ['1y', '2029-01-31T10:00:00.000Z'],
  ])('is for %s %s', async (text, time) => {
    expect(await laterTime(text, now)).toBe(time);
  });

  test.each(['tomorrow', '1m', '-1d', '1 y', ''])('is rejected for "%s" with what is accepted', async (text) => {
    await expect(laterTime(text, now)).rejects.toThrow('a duration such as 30d, 2w, 6mo or 1y');
  });
});
