import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { KeyUses } from '../../../service/auth/key-uses.ts';
import { accountClock } from '../../../service/common/account-clock.ts';
import { systemClock } from '../../../service/common/clock.ts';
import { silentLog } from '../../../service/common/log.ts';

const NOW = '2026-03-02T09:30:00.000000Z';
const clock = accountClock(systemClock, NOW);
/** Of the uses that the database of these tests did not store. */
let warnings: object[];
let uses: KeyUses;

beforeEach(() => {
  vi.useFakeTimers();
  warnings = [];
  uses = new KeyUses({} as never, { ...silentLog, warn: (data: object) => void warnings.push(data) });
});

afterEach(() => void vi.useRealTimers());

const failed = [{ err: expect.any(Error) as unknown }];

test('logs why a use of a key could not be stored, once', async () => {
  await uses.flush();
  expect(warnings).toEqual([]);
  uses.record('apikey_1', clock, null);
  await uses.flush();
  await uses.flush();
  expect(warnings).toEqual(failed);
});

test('stores uses a second after the first one, with one statement', async () => {
  uses.record('apikey_1', clock, null);
  await vi.advanceTimersByTimeAsync(999);
  uses.record('apikey_2', clock, null);
  expect(warnings).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(warnings).toEqual(failed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warnings).toEqual(failed);
  uses.record('apikey_1', clock, null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warnings).toEqual([...failed, ...failed]);
});

test.each([
  ['2026-03-02T09:29:00.000001Z', 0],
  ['2026-03-02T09:29:00.000000Z', 1],
  ['2026-03-02T09:30:30.000000Z', 0],
])('of a key whose last use is stored as %s, tries to store %d', async (lastUsed, stored) => {
  uses.record('apikey_1', clock, lastUsed);
  await uses.flush();
  expect(warnings).toHaveLength(stored);
});
