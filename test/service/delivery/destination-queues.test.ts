import { expect, test } from 'vitest';

import { type DestinationQueue, DestinationQueues } from '../../../service/delivery/destination-queues.ts';

const one = { accountId: 'a', settingId: 'ntfset_1' } as const;
const two = { accountId: 'a', settingId: 'ntfset_2' } as const;
const three = { accountId: 'b', settingId: 'ntfset_3' } as const;

function names(lanes: DestinationQueues, now: number, room = 100): (readonly [string, number])[] {
  return lanes.next(now, room).map(({ lane, places }) => [lane.settingId, places]);
}

function laneOf(
  lanes: DestinationQueues,
  { settingId }: { readonly settingId: string },
  now: number,
): DestinationQueue {
  return lanes.next(now, 1_000).find(({ lane }) => lane.settingId === settingId)!.lane;
}

test('whose turn is longest ago comes first, each with no more than its places', () => {
  const lanes = new DestinationQueues(4);
  for (const destination of [one, two, three]) lanes.due(destination, 0);
  laneOf(lanes, one, 0).servedAt = 3;
  laneOf(lanes, two, 0).servedAt = 1;
  laneOf(lanes, three, 0).servedAt = 2;
  expect(names(lanes, 5)).toEqual([
    ['ntfset_2', 4],
    ['ntfset_3', 4],
    ['ntfset_1', 4],
  ]);
  expect(names(lanes, 5, 6)).toEqual([
    ['ntfset_2', 4],
    ['ntfset_3', 2],
  ]);
});

test('a destination whose places are all taken waits, and nobody waits for it', () => {
  const lanes = new DestinationQueues(4);
  lanes.due(one, 0);
  lanes.due(two, 0);
  laneOf(lanes, one, 0).inFlight = 4;
  expect(names(lanes, 5)).toEqual([['ntfset_2', 4]]);
});

test('what is due later is known, and the earliest counts', () => {
  const lanes = new DestinationQueues(4);
  lanes.due(one, 50);
  lanes.due(two, 30);
  lanes.due(two, 90);
  expect(names(lanes, 29)).toEqual([]);
  expect(lanes.nextChange(29)).toBe(30);
  expect(names(lanes, 30)).toEqual([['ntfset_2', 4]]);
  expect(lanes.nextChange(30)).toBe(50);
});

test('a destination that only times out is paused, probed with one, and served again after any answer', () => {
  const lanes = new DestinationQueues(4);
  lanes.due(one, 0);
  const { breaker } = laneOf(lanes, one, 0);
  for (let i = 0; i < 4; i += 1) breaker.timedOut(100);
  expect(names(lanes, 100)).toEqual([['ntfset_1', 4]]);
  breaker.timedOut(100);
  expect(names(lanes, 100)).toEqual([]);
  expect(lanes.paused).toEqual(['ntfset_1']);
  expect(lanes.nextChange(100)).toBe(1_100);
  expect(names(lanes, 1_100)).toEqual([['ntfset_1', 1]]);
  // Those that were under way when it was paused say nothing new.
  breaker.timedOut(200);
  expect(lanes.nextChange(200)).toBe(1_100);
  breaker.timedOut(1_100);
  expect(lanes.nextChange(1_100)).toBe(3_100);
  breaker.answered();
  expect(names(lanes, 1_100)).toEqual([['ntfset_1', 4]]);
  expect(lanes.paused).toEqual([]);
});

test('pauses grow to half a minute', () => {
  const lanes = new DestinationQueues(4);
  lanes.due(one, 0);
  const { breaker } = laneOf(lanes, one, 0);
  let now = 0;
  const pauses: number[] = [];
  for (let i = 0; i < 4; i += 1) breaker.timedOut(now);
  for (let i = 0; i < 8; i += 1) {
    breaker.timedOut(now);
    const opens = lanes.nextChange(now);
    pauses.push(opens - now);
    now = opens;
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test('what stands idle is forgotten, what is paused or under way is not', () => {
  const lanes = new DestinationQueues(4);
  for (const destination of [one, two, three]) lanes.due(destination, 0);
  const [idle, busy, paused] = [one, two, three].map((each) => laneOf(lanes, each, 0));
  for (const lane of [idle, busy, paused]) lane!.dueAt = Infinity;
  busy!.inFlight = 1;
  for (let i = 0; i < 5; i += 1) paused!.breaker.timedOut(0);
  lanes.forgetIdle(0);
  for (const destination of [one, two, three]) lanes.due(destination, 0);
  expect(laneOf(lanes, one, 0)).not.toBe(idle);
  expect(laneOf(lanes, two, 0)).toBe(busy);
  expect(lanes.paused).toEqual(['ntfset_3']);
  paused!.dueAt = Infinity;
  lanes.forgetIdle(1_000);
  expect(lanes.paused).toEqual([]);
});
