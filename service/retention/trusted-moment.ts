import type { Kysely } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import type { Tables } from '../storage/tables.ts';

const FACT = 'last_known_clock';
const DAY_MS = 86_400_000;
/** How much later than at the last run it may be without anybody saying that this is right. */
const LONGEST_STEP_DAYS = 7;

export interface ClockTrust {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  /** Whether an operator has said that the clock is right, however far it is ahead. */
  readonly acceptClockJump: boolean;
}

/**
 * The moment that retention may go by: `now`, unless it is more than a week after the last one that was trusted. What is dropped does not come
 * back, and a clock that is months ahead would have everything dropped. Then the last trusted moment holds on, until the clock is put right
 * or an operator says that it is right.
 */
export async function trustedMoment(now: Date, { db, log, acceptClockJump }: ClockTrust): Promise<Date> {
  const fact = await db.selectFrom('service_facts').select('value').where('name', '=', FACT).executeTakeFirst();
  const last = fact === undefined ? now : new Date(fact.value);
  const days = (now.getTime() - last.getTime()) / DAY_MS;
  const facts = { clock: timestamp(now), lastKnownClock: timestamp(last), days: Math.round(days) };
  if (days > LONGEST_STEP_DAYS && !acceptClockJump) {
    log.warn(
      facts,
      'the clock jumped ahead since retention last ran; dropping nothing more until it is put right. If it is right, because ' +
        'the service was not running for so long, start it once with --accept-clock-jump',
    );
    return last;
  }
  if (days < -LONGEST_STEP_DAYS)
    log.warn(facts, 'the clock is behind the one that retention last ran with; dropping less');
  if (days > LONGEST_STEP_DAYS) log.warn(facts, 'the clock jumped ahead since retention last ran, which was accepted');
  if (fact === undefined || days > 0 || acceptClockJump) await remember(db, now);
  return now;
}

async function remember(db: Kysely<Tables>, moment: Date): Promise<void> {
  const value = timestamp(moment);
  await db
    .insertInto('service_facts')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
