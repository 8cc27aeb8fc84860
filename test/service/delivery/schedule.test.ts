import { expect, test } from 'vitest';

import { readConfig } from '../../../service/configuration/config.ts';
import { longestDelay, nextAttemptIn, type Schedule } from '../../../service/delivery/schedule.ts';

function scheduleOf(environment: 'sandbox' | 'live'): Schedule {
  const config = readConfig({ argv: ['--environment', environment], env: {}, cwd: '/' });
  if (config === 'help') throw new Error('no help was requested');
  return { delays: config.retryDelays, ...(config.retryHours !== undefined && { within: config.retryHours * 3_600 }) };
}

/**
 * Seconds after the first attempt at which each attempt begins, with no jitter, when attempts take no time.
 */
function plan(schedule: Schedule): number[] {
  const times = [0];
  for (let at = 0; ;) {
    const next = nextAttemptIn(schedule, { attempts: times.length, since: at, requestedDelay: 0 }, 0.5);
    if (next === undefined) return times;
    at += next;
    times.push(at);
  }
}

const sandbox = scheduleOf('sandbox');
const live = scheduleOf('live');

test('the sandbox makes four attempts in a quarter of an hour', () => {
  expect(plan(sandbox)).toEqual([0, 60, 300, 840]);
});

test('the live environment makes up to 60 attempts in 72 hours: 20 in the first hour, 47 in the first day, the last after about 68 h', () => {
  const times = plan(live);
  expect(times).toHaveLength(60);
  expect(times.filter((at) => at <= 3_600).length).toBe(20);
  expect(times.filter((at) => at <= 86_400).length).toBe(47);
  expect(times.at(-1)! / 3_600).toBeGreaterThan(67);
  expect(times.at(-1)! / 3_600).toBeLessThan(69);
});

test('plans no attempt after the end of the schedule, however long earlier attempts took', () => {
  expect(nextAttemptIn(live, { attempts: 59, since: 72 * 3_600 - 12_599, requestedDelay: 0 }, 0.5)).toBeUndefined();
  for (const left of [12_600, 12_601])
    expect(nextAttemptIn(live, { attempts: 59, since: 72 * 3_600 - left, requestedDelay: 0 }, 0.5)).toBe(12_600);
});

test('jitter moves an attempt by at most 5 % in either direction', () => {
  const first = (random: number): number | undefined =>
    nextAttemptIn(sandbox, { attempts: 1, since: 0, requestedDelay: 0 }, random);
  expect([first(0), first(0.5), first(1)]).toEqual([57, 60, 63]);
});

test('a destination can request a longer delay, up to an hour and to the end of the schedule, and never a shorter one', () => {
  const wished = (schedule: Schedule, requestedDelay: number, since = 0): number | undefined =>
    nextAttemptIn(schedule, { attempts: 1, since, requestedDelay }, 0.5);
  expect(wished(sandbox, 300)).toBe(300);
  expect(wished(sandbox, 1)).toBe(60);
  expect(wished(sandbox, 86_400)).toBe(3_600);
  expect(wished(live, 3_600, 72 * 3_600 - 100)).toBe(100);
});

test('no notification waits longer than its delay with the most jitter, and a new one does not wait', () => {
  expect([0, 1, 2, 3, 4].map((attempts) => longestDelay(sandbox, attempts))).toEqual([0, 63, 252, 567, 0]);
});
