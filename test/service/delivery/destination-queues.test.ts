import { expect, test } from 'vitest';

import { type DestinationQueue, DestinationQueues } from '../../../service/delivery/destination-queues.ts';

const one = { accountId: 'a', settingId: 'ntfset_1' } as const;
const two = { accountId: 'a', settingId: 'ntfset_2' } as const;
const three = { accountId: 'b', settingId: 'ntfset_3' } as const;

function names(queues: DestinationQueues, now: number, slots = 100): (readonly [string, number])[] {
  return queues.next(now, slots).map((each) => [each.queue.settingId, each.slots]);
}

function queueOf(
  queues: DestinationQueues,
  { settingId }: { readonly settingId: string },
  now: number,
): DestinationQueue {
  return queues.next(now, 1_000).find(({ queue }) => queue.settingId === settingId)!.queue;
}

test('serves the destination that has waited longest first, each within its slots', () => {
  const queues = new DestinationQueues(4);
  for (const destination of [one, two, three]) queues.notifyDue(destination, 0);
  queueOf(queues, one, 0).servedAt = 3;
  queueOf(queues, two, 0).servedAt = 1;
  queueOf(queues, three, 0).servedAt = 2;
  expect(names(queues, 5)).toEqual([
    ['ntfset_2', 4],
    ['ntfset_3', 4],
    ['ntfset_1', 4],
  ]);
  expect(names(queues, 5, 6)).toEqual([
    ['ntfset_2', 4],
    ['ntfset_3', 2],
  ]);
});

test('a destination without free slots waits and does not delay the others', () => {
  const queues = new DestinationQueues(4);
  queues.notifyDue(one, 0);
  queues.notifyDue(two, 0);
  queueOf(queues, one, 0).inFlight = 4;
  expect(names(queues, 5)).toEqual([['ntfset_2', 4]]);
});

test('remembers the earliest of the later due times', () => {
  const queues = new DestinationQueues(4);
  queues.notifyDue(one, 50);
  queues.notifyDue(two, 30);
  queues.notifyDue(two, 90);
  expect(names(queues, 29)).toEqual([]);
  expect(queues.nextChange(29)).toBe(30);
  expect(names(queues, 30)).toEqual([['ntfset_2', 4]]);
  expect(queues.nextChange(30)).toBe(50);
});

test('pauses a destination that only times out, probes it with one attempt, and resumes after any response', () => {
  const queues = new DestinationQueues(4);
  queues.notifyDue(one, 0);
  const { breaker } = queueOf(queues, one, 0);
  for (let i = 0; i < 4; i += 1) breaker.timedOut(100);
  expect(names(queues, 100)).toEqual([['ntfset_1', 4]]);
  breaker.timedOut(100);
  expect(names(queues, 100)).toEqual([]);
  expect(queues.paused).toEqual(['ntfset_1']);
  expect(queues.nextChange(100)).toBe(1_100);
  expect(names(queues, 1_100)).toEqual([['ntfset_1', 1]]);
  // Those that were under way when it was paused say nothing new.
  breaker.timedOut(200);
  expect(queues.nextChange(200)).toBe(1_100);
  breaker.timedOut(1_100);
  expect(queues.nextChange(1_100)).toBe(3_100);
  breaker.responded();
  expect(names(queues, 1_100)).toEqual([['ntfset_1', 4]]);
  expect(queues.paused).toEqual([]);
});

test('begins the first pause with the fifth timeout, however long ago the others were', () => {
  const queues = new DestinationQueues(4);
  queues.notifyDue(one, 0);
  const { breaker } = queueOf(queues, one, 0);
  for (const now of [0, 2_000, 4_000, 6_000, 8_000]) breaker.timedOut(now);
  expect(queues.nextChange(8_000)).toBe(9_000);
});

test('pauses grow up to half a minute', () => {
  const queues = new DestinationQueues(4);
  queues.notifyDue(one, 0);
  const { breaker } = queueOf(queues, one, 0);
  let now = 0;
  const pauses: number[] = [];
  for (let i = 0; i < 4; i += 1) breaker.timedOut(now);
  for (let i = 0; i < 8; i += 1) {
    breaker.timedOut(now);
    const opens = queues.nextChange(now);
    pauses.push(opens - now);
    now = opens;
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test('forgets idle destinations, but not paused ones or ones with attempts in flight', () => {
  const queues = new DestinationQueues(4);
  for (const destination of [one, two, three]) queues.notifyDue(destination, 0);
  const [idle, busy, paused] = [one, two, three].map((each) => queueOf(queues, each, 0));
  for (const queue of [idle, busy, paused]) queue!.dueAt = Infinity;
  busy!.inFlight = 1;
  for (let i = 0; i < 5; i += 1) paused!.breaker.timedOut(0);
  queues.removeIdle(0);
  for (const destination of [one, two, three]) queues.notifyDue(destination, 0);
  expect(queueOf(queues, one, 0)).not.toBe(idle);
  expect(queueOf(queues, two, 0)).toBe(busy);
  expect(queues.paused).toEqual(['ntfset_3']);
  paused!.dueAt = Infinity;
  queues.removeIdle(1_000);
  expect(queues.paused).toEqual([]);
});

test('remembers when the next notification of a destination is due that has none in flight', () => {
  const queues = new DestinationQueues(4);
  queues.notifyDue(one, 60_000);
  queues.removeIdle(0);
  expect(queues.nextChange(0)).toBe(60_000);
});
