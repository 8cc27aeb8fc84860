import { setTimeout as sleep } from 'node:timers/promises';

import type { DatabaseLoad } from './database-load.ts';
import type { RedisLimits } from './redis-limits.ts';
import { RedisLog } from './redis-log.ts';
import type { RedisLoss } from './redis-losses.ts';
import { redisIsUp, waitForRedis, within } from './redis-state.ts';

const CALM_MS = 400;

export interface RedisRoundsOptions {
  readonly rounds: number;
  readonly losses: readonly RedisLoss[];
  /** The `api` processes. */
  readonly urls: readonly string[];
  readonly limits: RedisLimits;
  readonly load: DatabaseLoad;
  readonly print: (line: string) => void;
}

export interface RedisRounds {
  /** What the log should not have, or lacks. */
  readonly logProblems: readonly string[];
  /** How many losses that last were not seen, or not to their end. */
  readonly unseen: number;
  /** How many times Redis did not count again. */
  readonly late: number;
  /** How long changes took before a loss, and from its beginning until Redis counted again. */
  readonly calmMs: readonly number[];
  readonly awayMs: readonly number[];
}

/** Loses Redis in one way after the other. */
export async function loseRedis(options: RedisRoundsOptions): Promise<RedisRounds> {
  const { rounds, losses, urls, limits, load, print } = options;
  const log = new RedisLog();
  const counts = { unseen: 0, late: 0 };
  const calmMs: number[] = [];
  const awayMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(CALM_MS);
    calmMs.push(...load.outcomes.durationsMs.splice(0));
    const loss = losses[round % losses.length]!;
    await loss.begin();
    if (loss.end !== undefined) {
      if (!(await isSeenToItsEnd(options))) counts.unseen += 1;
      await loss.end();
    } else if (loss.loses === 'all') {
      // It is over before the processes notice it. If they never do, the log shows that.
      await within(async () => log.hasLosses(await limits.lines()));
    }
    if (!(await waitForRedis(urls, true))) counts.late += 1;
    awayMs.push(...load.outcomes.durationsMs.splice(0));
    await limits.shared();
    log.add(loss, await limits.lines());
    print(`${round + 1} of ${rounds}: ${loss.name}; ${load.outcomes.acknowledged.size} changes acknowledged`);
  }
  log.end();
  return { logProblems: log.problems, ...counts, calmMs, awayMs };
}

/** Measures limits while Redis is away. Returns whether each process says that it is, all the time. */
async function isSeenToItsEnd({ urls, limits }: RedisRoundsOptions): Promise<boolean> {
  const isSeen = await waitForRedis(urls, false);
  await limits.own();
  return isSeen && (await redisIsUp(urls, false));
}
