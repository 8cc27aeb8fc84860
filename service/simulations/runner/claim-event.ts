import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';

import { type Clock, timestamp } from '../../common/clock.ts';
import type { Timestamp } from '../../storage/columns.ts';
import type { NotificationSettingRow } from '../../storage/rows/notification-rows.ts';
import type { SimulationEventRow, SimulationRunRow } from '../../storage/rows/simulation-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import { cancelRuns } from '../cancel-runs.ts';
import { simulationFault } from '../destination-problem.ts';
import type { RunKey } from './due-runs.ts';
import { endRun } from './complete-run.ts';

/** The event of a run that is to be sent now, by whoever has the lease and by nobody else ever. */
export interface Turn {
  readonly run: RunKey;
  readonly lease: string;
  readonly event: Pick<Selectable<SimulationEventRow>, 'id' | 'body'>;
  readonly settingId: NotificationSettingRow['id'];
  readonly destination: string;
  /** Sealed, the newest first: two during a rotation. */
  readonly secrets: readonly string[];
}

export interface TurnOptions {
  readonly clock: Clock;
  /** Of this turn alone. */
  readonly lease: string;
  /** How long it holds. */
  readonly leaseSeconds: number;
}

/**
 * The next turn of a run, undefined when it has none: it has come to its end here, its destination takes it no more, or it is not due or is
 * somebody else's. That its attempt begins is committed before this returns. An event whose attempt had begun already was being sent by
 * someone who died, or who took longer than the lease: nobody knows whether it arrived, and it is not sent again.
 */
export async function takeTurn(db: Kysely<Tables>, key: RunKey, options: TurnOptions): Promise<Turn | undefined> {
  return db.transaction().execute(async (trx) => {
    const run = await takeOver(trx, key);
    if (run === undefined) return undefined;
    const now = timestamp(options.clock.now());
    if (run.was_leased) await failBegun(trx, run, now);
    const event = await nextEvent(trx, run);
    if (event === undefined) {
      await endRun(trx, run, now);
      return undefined;
    }
    const destination = await findDestination(trx, run);
    if (destination === undefined || simulationFault(destination) !== undefined) {
      await cancelRuns(trx, run.account_id, { id: run.id });
      return undefined;
    }
    await begin(trx, run, event, now, options);
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
  /** Somebody was sending an event of it, and will not say what became of that. */
  readonly was_leased: boolean;
}

/** Locks the run when it is due, and takes it from whoever had it. */
async function takeOver(trx: Transaction<Tables>, { account_id, id }: RunKey): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    update simulation_runs r set lease = null
    from (
      select account_id, id, lease from simulation_runs
      where account_id = ${account_id} and id = ${id} and due_at <= statement_timestamp()
      for update skip locked
    ) due
    where r.account_id = due.account_id and r.id = due.id
    returning r.account_id, r.id, r.notification_setting_id, due.lease is not null as was_leased`.execute(trx);
  return rows[0];
}

async function failBegun(trx: Transaction<Tables>, { account_id, id }: Run, updated_at: Timestamp): Promise<void> {
  await trx
    .updateTable('simulation_events')
    .set({ status: 'failed', updated_at })
    .where('account_id', '=', account_id)
    .where('simulation_run_id', '=', id)
    .where('status', '=', 'pending')
    .where('attempted_at', 'is not', null)
    .execute();
}

function nextEvent(trx: Transaction<Tables>, { account_id, id }: Run): Promise<Turn['event'] | undefined> {
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

async function begin(
  trx: Transaction<Tables>,
  { account_id, id }: Run,
  event: Turn['event'],
  attemptedAt: Timestamp,
  { lease, leaseSeconds }: TurnOptions,
): Promise<void> {
  await sql`
    with begun as (
      update simulation_events set attempted_at = ${attemptedAt} where account_id = ${account_id} and id = ${event.id}
    )
    update simulation_runs set lease = ${lease}, due_at = clock_timestamp() + ${leaseSeconds}::float8 * interval '1 second'
    where account_id = ${account_id} and id = ${id}`.execute(trx);
}
