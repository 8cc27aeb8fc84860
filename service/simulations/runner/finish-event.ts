import { type Kysely, sql, type Transaction } from 'kysely';

import { findAccountClock } from '../../accounts/find-account-clock.ts';
import type { Clock } from '../../common/clock.ts';
import type { Attempt } from '../../outbound/attempt.ts';
import { type Timestamp, toJson } from '../../storage/columns.ts';
import type { Tables } from '../../storage/tables.ts';
import { completeRun } from './complete-run.ts';
import type { ClaimedEvent } from './claim-event.ts';

/**
 * Stores the outcome of an attempt, and when the run's next event is due. Returns false when the lease had
 * ended and another process has continued the run, which marked the event as failed.
 */
export async function finishEvent(
  db: Kysely<Tables>,
  { run, lease, event }: ClaimedEvent,
  attempt: Attempt,
  { clock, paceSeconds }: { readonly clock: Clock; readonly paceSeconds: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await releaseLease(trx, { run, lease }, paceSeconds))) return false;
    const now = (await findAccountClock(trx, clock, run.account_id)).now();
    const outcome = outcomeOf(attempt);
    const isLast = await storeOutcome(trx, { run, event }, outcome, now);
    if (outcome.response !== null) await countResponse(trx, run, Buffer.byteLength(outcome.response));
    if (isLast) await completeRun(trx, run, now);
    return true;
  });
}

/** Also locks the run, so that `storeOutcome` sees an event that a replay adds at the same time. */
async function releaseLease(
  trx: Transaction<Tables>,
  { run, lease }: Pick<ClaimedEvent, 'run' | 'lease'>,
  paceSeconds: number,
): Promise<boolean> {
  const held = await trx
    .updateTable('simulation_runs')
    .set({ lease: null, due_at: sql<Timestamp>`clock_timestamp() + ${paceSeconds}::float8 * interval '1 second'` })
    .where('account_id', '=', run.account_id)
    .where('id', '=', run.id)
    .where('lease', '=', lease)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/** Returns whether no other event of the run is pending. */
async function storeOutcome(
  trx: Transaction<Tables>,
  { run, event }: Pick<ClaimedEvent, 'run' | 'event'>,
  outcome: ReturnType<typeof outcomeOf>,
  updated_at: Timestamp,
): Promise<boolean> {
  const ended = await trx
    .updateTable('simulation_events')
    .set({ ...outcome, updated_at })
    .where('account_id', '=', run.account_id)
    .where('id', '=', event.id)
    .returning(
      sql<boolean>`not exists (
        select from simulation_events other
        where other.account_id = ${run.account_id} and other.simulation_run_id = ${run.id} and other.status = 'pending' and other.id <> ${event.id}
      )`.as('is_last'),
    )
    .executeTakeFirstOrThrow();
  return ended.is_last;
}

/** The responses of the destination count towards the size limit of a run. */
async function countResponse(
  trx: Transaction<Tables>,
  { account_id, id }: ClaimedEvent['run'],
  bytes: number,
): Promise<void> {
  await trx
    .updateTable('simulation_runs')
    .set({ bytes: sql`bytes + ${bytes}::integer` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/**
 * An event is aborted when nothing was sent because the address is not allowed. After any other failure,
 * something may have arrived.
 */
function outcomeOf({ outcome, code, body, error }: Attempt) {
  if (error === 'address_not_allowed') return { status: 'aborted' as const, response: null };
  return {
    status: outcome === 'accepted' ? ('success' as const) : ('failed' as const),
    response: code === 0 ? null : toJson({ body, status_code: code }),
  };
}
