import type { Kysely } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import type { Tables } from '../storage/tables.ts';

const FACT = 'last_known_clock';
const DAY_MS = 86_400_000;
/** How far the clock may be ahead of the last run without an operator confirming it. */
const LONGEST_STEP_DAYS = 7;

export interface ClockTrust {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  /** Whether an operator has confirmed the clock, however far it is ahead. */
  readonly acceptClockJump: boolean;
}

/**
 * The moment that retention may use: `now`, unless it is more than a week after the last trusted one.
 * Dropping is final, and a clock that is months ahead would drop everything. In that case the last trusted
 * moment stays in use until the clock is corrected or an operator confirms it.
 */
export async function trustedMoment(now: Date, { db, log, acceptClockJump }: ClockTrust): Promise<Date> {
  const fact = await db.selectFrom('service_facts').select('value').where('name', '=', FACT).executeTakeFirst();
  const last = fact === undefined ? now : new Date(fact.value);
  const days = (now.getTime() - last.getTime()) / DAY_MS;
  const facts = { clock: timestamp(now), lastKnownClock: timestamp(last), days: Math.round(days) };
  if (days > LONGEST_STEP_DAYS && !acceptClockJump) {
    log.warn(
      facts,
      'the clock jumped ahead since retention last ran; dropping nothing more until it is corrected. If it is right, because ' +
        'the service was stopped for that long, start it once with --accept-clock-jump',
    );
    return last;
  }
  if (days < -LONGEST_STEP_DAYS)
    log.warn(facts, 'the clock is behind the one of the last retention run; dropping less');
  if (days > LONGEST_STEP_DAYS)
    log.warn(facts, 'the clock jumped ahead since retention last ran; accepted by --accept-clock-jump');
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
