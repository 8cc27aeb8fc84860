import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Bar } from './bar.ts';
import { clockBars, needlessDuplicates } from './clock-bars.ts';
import { type ClockCourse, startClockLoad } from './clock-load.ts';
import { readClockRows, seedOldEvent } from './clock-rows.ts';
import { CLOCK_STEPS, type ClockStep } from './clock-steps.ts';
import { listEvents } from './kill-facts.ts';
import { now } from './now.ts';
import { makePlace, type Place, type Role } from './place.ts';
import { Processes, settled } from './processes.ts';
import { ready, watchReadiness } from './readiness.ts';
import { startReceiver } from './receiver-process.ts';
import { seedAccount } from './seed-account.ts';
import { makeShiftedClocks, RIGHT, type ShiftedClocks } from './shifted-clocks.ts';

export interface ClockOptions {
  readonly rounds: number;
  /**
   * PostgreSQL, whose own clock stays right; the embedded engine, whose clock is that of the process, if it
   * is not given.
   */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const ACCOUNT = 'chaos';
const DESTINATIONS = 2;
const WRONG_MS = 1_500;
/** A worker looks every 4 s whether its clock was set back. */
const AHEAD_MS = 4_500;
const RIGHT_MS = 700;
const SETTLE_MS = 90_000;
/** Part of the notifications that is rejected once, so that retries wait while clocks are set. */
const FAILING = 0.2;
const RESPOND_WITHIN_MS = 30;
/** Receivers reject what is signed with a clock that is behind, so a notification may need many attempts. */
const SETTINGS = { BILLING_RETRY_DELAYS: Array.from({ length: 40 }, () => 1).join(',') };

/**
 * Sets the clocks of all processes, or of each for itself, again and again while customers are created and
 * changed, and sets them right after each time. Then compares what was acknowledged, stored and received.
 */
export async function clock({ rounds, databaseUrl, print }: ClockOptions): Promise<Bar[]> {
  const roles: readonly Role[] = databaseUrl === undefined ? ['all'] : ['api', 'worker', 'worker'];
  const clocks = await makeShiftedClocks(roles.length);
  // Operator commands live by the first clock.
  const place = await makePlace(databaseUrl, { ...SETTINGS, ...clocks.environment(0) });
  const receiver = await startReceiver({
    file: join(place.directory, 'arrivals'),
    destinations: DESTINATIONS,
    failing: FAILING,
    respondWithinMs: RESPOND_WITHIN_MS,
  });
  try {
    const seeded = await place.open();
    const { key, destinations } = await seedAccount(seeded.services, ACCOUNT, receiver.urls, [
      'customer.created',
      'customer.updated',
    ]);
    const oldEvent = await seedOldEvent(seeded.services, ACCOUNT);
    await seeded.database.close();
    for (const [destination, { secret }] of destinations.entries()) await receiver.order({ destination, secret });
    const processes = new Processes(place, roles, clocks.environment);
    await processes.ready();
    const course: ClockCourse = { kills: 0, isAway: false, longSteps: 0 };
    const load = startClockLoad({ url: place.url, key, course });
    const facts = { kills: [] as number[], jumps: [] as number[], redMs: 0, late: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const step = CLOCK_STEPS[round % CLOCK_STEPS.length]!;
      await sleep(RIGHT_MS);
      const watch = step.kills ? undefined : watchReadiness(await processes.urls());
      await takeStep(step, { place, processes, clocks, course, ...facts });
      if (!(await ready(await processes.urls()))) facts.late += 1;
      facts.redMs = Math.max(facts.redMs, (await watch?.stop())?.longestMs ?? 0);
      print(`${place.engine}: ${round + 1} of ${rounds}: ${step.name}; ${load.outcomes.acknowledged.size} customers`);
    }
    await sleep(RIGHT_MS);
    await load.stop();
    const stoppedAt = now();
    const isSettled = await settled(place, SETTLE_MS);
    await maintain(place);
    const isReady = await ready(await processes.urls());
    const events = await listEvents(place.url, key);
    const lost = await processes.lost();
    await processes.stop();
    for (const response of new Set(load.outcomes.wrong)) print(`no caller should get: ${response}`);
    const arrivals = await receiver.arrivals();
    for (const { first, second } of needlessDuplicates({ ...facts, arrivals }))
      print(
        `accepted twice: ${first.notification}, after ${Math.round(second.at - first.at)} ms, first ${sinceCut(facts, first.at)}`,
      );
    return clockBars({
      ...facts,
      stoppedAt,
      isSettled,
      isReady,
      lost,
      oldEvent,
      rounds,
      outcomes: load.outcomes,
      events,
      destinations: DESTINATIONS,
      arrivals,
      rows: await readClockRows(place),
    });
  } finally {
    await place.remove();
    await receiver.close();
    await clocks.remove();
  }
}

interface Taking {
  readonly place: Place;
  readonly processes: Processes;
  readonly clocks: ShiftedClocks;
  readonly course: ClockCourse;
  readonly kills: number[];
  /** When a clock of the database was set, which ends leases. */
  readonly jumps: number[];
}

async function takeStep(step: ClockStep, taking: Taking): Promise<void> {
  const { place, clocks, course } = taking;
  const set = async (shiftOf: ClockStep['shiftOf']): Promise<void> => {
    if (step.isLong) course.longSteps += 1;
    if (place.engine === 'pglite') taking.jumps.push(now());
    await clocks.set(shiftOf);
  };
  await set(step.shiftOf);
  await sleep(step.isAhead ? AHEAD_MS : WRONG_MS);
  if (step.kills) {
    await set(step.shiftOf);
    await killOne(taking);
    await sleep(WRONG_MS);
  }
  if (step.maintains) await maintain(place);
  await set(() => RIGHT);
}

/** On PostgreSQL it is a worker, so that the process that responds goes on. */
async function killOne({ place, processes, course, kills }: Taking): Promise<void> {
  const isResponding = place.engine === 'pglite';
  if (isResponding) {
    course.kills += 1;
    course.isAway = true;
  }
  kills.push(await processes.killOne(isResponding ? undefined : 'worker'));
  await processes.ready();
  course.isAway = false;
}

function sinceCut({ kills, jumps }: { readonly kills: number[]; readonly jumps: number[] }, at: number): string {
  const before = [...kills, ...jumps].filter((cut) => cut < at);
  return before.length === 0 ? 'before any kill' : `${Math.round(at - Math.max(...before))} ms after the last kill`;
}

async function maintain(place: Place): Promise<void> {
  const { code, err } = await place.operator('maintenance', 'run');
  if (code !== 0) throw new Error(`The maintenance failed: ${err}`);
}
