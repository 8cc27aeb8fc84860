import { type Kysely, sql, type Transaction } from 'kysely';

import { type Clock, timestamp } from '../../common/clock.ts';
import type { Attempt } from '../../outbound/attempt.ts';
import { type Timestamp, toJson } from '../../storage/columns.ts';
import type { Tables } from '../../storage/tables.ts';
import { endRun } from './complete-run.ts';
import type { Turn } from './claim-event.ts';

/**
 * Writes down what came of a turn, and when the next one is due. False when the lease had ended and somebody has gone on with the run: then
 * the event has failed already.
 */
export async function finishTurn(
  db: Kysely<Tables>,
  { run, lease, event }: Turn,
  attempt: Attempt,
  { clock, paceSeconds }: { readonly clock: Clock; readonly paceSeconds: number },
): Promise<boolean> {
  const now = timestamp(clock.now());
  return db.transaction().execute(async (trx) => {
    if (!(await goOn(trx, { run, lease }, paceSeconds))) return false;
    const outcome = outcomeOf(attempt);
    const isLast = await end(trx, { run, event }, outcome, now);
    if (outcome.response !== null) await countResponse(trx, run, Buffer.byteLength(outcome.response));
    if (isLast) await endRun(trx, run, now);
    return true;
  });
}

/** Locks the run, so that whoever adds an event to it now is seen by what follows. */
async function goOn(
  trx: Transaction<Tables>,
  { run, lease }: Pick<Turn, 'run' | 'lease'>,
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

/** Whether no other event of the run is pending. */
async function end(
  trx: Transaction<Tables>,
  { run, event }: Pick<Turn, 'run' | 'event'>,
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

/** What a run stores is bounded, and a receiver's responses are part of it. */
async function countResponse(trx: Transaction<Tables>, { account_id, id }: Turn['run'], bytes: number): Promise<void> {
  await trx
    .updateTable('simulation_runs')
    .set({ bytes: sql`bytes + ${bytes}::integer` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** To an address that may not be reached nothing was sent; whatever else went wrong, something may have been (simulations.md §6). */
function outcomeOf({ outcome, code, body, error }: Attempt) {
  if (error === 'address_not_allowed') return { status: 'aborted' as const, response: null };
  return {
    status: outcome === 'accepted' ? ('success' as const) : ('failed' as const),
    response: code === 0 ? null : toJson({ body, status_code: code }),
  };
}
