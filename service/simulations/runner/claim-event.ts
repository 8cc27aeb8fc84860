import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';

import { findAccountClock } from '../../accounts/find-account-clock.ts';
import { type Clock, timestamp } from '../../common/clock.ts';
import type { Timestamp } from '../../storage/columns.ts';
import type { NotificationSettingRow } from '../../storage/rows/notification-rows.ts';
import type { SimulationEventRow, SimulationRunRow } from '../../storage/rows/simulation-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import { cancelRuns } from '../cancel-runs.ts';
import { destinationProblem } from '../destination-problem.ts';
import { isDue, type RunKey } from './due-runs.ts';
import { completeRun } from './complete-run.ts';

/** An event that the owner of the lease sends now. No other process ever sends it. */
export interface ClaimedEvent {
  readonly run: RunKey;
  readonly lease: string;
  readonly event: Pick<Selectable<SimulationEventRow>, 'id' | 'body'>;
  readonly settingId: NotificationSettingRow['id'];
  readonly destination: string;
  /** Encrypted, newest first: two during a rotation. */
  readonly secrets: readonly string[];
}

export interface ClaimOptions {
  readonly clock: Clock;
  /** A new id for each claim. */
  readonly lease: string;
  readonly leaseSeconds: number;
}

/**
 * Claims the next event of a run, and commits the start of its attempt before returning. Undefined when
 * there is nothing to send: the run has no more events, its destination no longer accepts simulated events,
 * the run is not due, or another process has it.
 *
 * If the previous lease ended during an attempt, that process crashed or was too slow. It is unknown whether
 * the event arrived, so the event has failed and is not sent again.
 */
export async function claimEvent(
  db: Kysely<Tables>,
  key: RunKey,
  options: ClaimOptions,
): Promise<ClaimedEvent | undefined> {
  return db.transaction().execute(async (trx) => {
    const run = await lockDueRun(trx, key);
    if (run === undefined) return undefined;
    const clock = await findAccountClock(trx, options.clock, run.account_id);
    if (run.was_leased) await failInterrupted(trx, run, clock.now());
    const event = await nextEvent(trx, run);
    if (event === undefined) {
      await completeRun(trx, run, clock.now());
      return undefined;
    }
    const destination = await findDestination(trx, run);
    if (destination === undefined || destinationProblem(destination) !== undefined) {
      await cancelRuns(trx, clock, run.account_id, { id: run.id });
      return undefined;
    }
    await startAttempt(trx, run, event, options);
    const { secret, previous_secret } = destination;
    return {
      run: key,
      lease: options.lease,
      event,
      settingId: run.notification_setting_id,
      destination: destination.destination,
      secrets: previous_secret === null ? [secret] : [secret, previous_secret],
    };
  });
}

interface Run extends Pick<Selectable<SimulationRunRow>, 'account_id' | 'id' | 'notification_setting_id'> {
  /** The previous owner of the lease did not store the outcome of its attempt. */
  readonly was_leased: boolean;
}

/** Locks the run if it is due, and removes an expired lease. */
async function lockDueRun(trx: Transaction<Tables>, { account_id, id }: RunKey): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    update simulation_runs r set lease = null
    from (
      select account_id, id, lease from simulation_runs
      where account_id = ${account_id} and id = ${id} and ${isDue}
      for update skip locked
    ) due
    where r.account_id = due.account_id and r.id = due.id
    returning r.account_id, r.id, r.notification_setting_id, due.lease is not null as was_leased`.execute(trx);
  return rows[0];
}

async function failInterrupted(
  trx: Transaction<Tables>,
  { account_id, id }: Run,
  updated_at: Timestamp,
): Promise<void> {
  await trx
    .updateTable('simulation_events')
    .set({ status: 'failed', updated_at })
    .where('account_id', '=', account_id)
    .where('simulation_run_id', '=', id)
    .where('status', '=', 'pending')
    .where('attempted_at', 'is not', null)
    .execute();
}

function nextEvent(trx: Transaction<Tables>, { account_id, id }: Run): Promise<ClaimedEvent['event'] | undefined> {
  return trx
    .selectFrom('simulation_events')
    .select(['id', 'body'])
    .where('account_id', '=', account_id)
    .where('simulation_run_id', '=', id)
    .where('status', '=', 'pending')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

function findDestination(trx: Transaction<Tables>, run: Run) {
  return trx
    .selectFrom('notification_settings')
    .select(['type', 'active', 'traffic_source', 'destination', 'secret'])
    .select(
      sql<string | null>`case when previous_secret_expires_at > clock_timestamp() then previous_secret end`.as(
        'previous_secret',
      ),
    )
    .where('account_id', '=', run.account_id)
    .where('id', '=', run.notification_setting_id)
    .executeTakeFirst();
}

async function startAttempt(
  trx: Transaction<Tables>,
  { account_id, id }: Run,
  event: ClaimedEvent['event'],
  { clock, lease, leaseSeconds }: ClaimOptions,
): Promise<void> {
  await sql`
    with started as (
      update simulation_events set attempted_at = ${timestamp(clock.now())} where account_id = ${account_id} and id = ${event.id}
    )
    update simulation_runs set lease = ${lease}, due_at = clock_timestamp() + ${leaseSeconds}::float8 * interval '1 second'
    where account_id = ${account_id} and id = ${id}`.execute(trx);
}
