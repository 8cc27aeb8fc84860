import type { ErrorCode } from '@billing/server';
import type { Kysely, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { NotificationRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { filteredNotifications } from './matching-notifications.ts';
import { addReplays, lockActive } from './replay.ts';

/**
 * Notifications replayed in one transaction, which takes about 0.1 s. Workers can't claim for the
 * destination meanwhile.
 */
const BATCH = 500;

export interface Missed {
  readonly accountId: string;
  readonly settingId: NotificationRow['notification_setting_id'];
  /** Only notifications of events that occurred at or after this time. */
  readonly since: Timestamp;
}

export interface Recovered {
  /** Notifications to replay, including those that failed during the run. */
  readonly found: number;
  readonly replayed: number;
  /** Notifications that are still to be replayed. */
  readonly left: number;
}

export interface RecoverOptions {
  /**
   * Called and awaited after each batch, with the number of replayed notifications and the number found at
   * the start.
   */
  readonly onProgress?: (replayed: number, of: number) => void | Promise<void>;
  /** Stops after the current batch. */
  readonly signal?: AbortSignal;
}

/**
 * Replays the failed notifications of a destination that have not been replayed, oldest first. The
 * transaction that adds a replay also marks the original as replayed, so an interrupted call loses and
 * repeats nothing, and the next call continues.
 *
 * @throws `notification_cannot_replay` when the destination is inactive or deleted, also between batches.
 */
export async function recover(
  newError: NewError<'notification_cannot_replay'>,
  services: Pick<AccountServices, 'db' | 'clock' | 'notifyDue'>,
  missed: Missed,
  { onProgress, signal }: RecoverOptions = {},
): Promise<Recovered> {
  const { db } = services;
  const atStart = await count(services, missed);
  let replayed = 0;
  let after: NotificationRow['id'] | undefined;
  for (;;) {
    const batch = await db
      .transaction()
      .execute((trx) => replayBatch(withProgress(newError, replayed), trx, services, missed, after));
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.id;
    replayed += batch.length;
    await onProgress?.(replayed, atStart);
    if (signal?.aborted === true) break;
  }
  const left = await count(services, missed);
  return { found: replayed + left, replayed, left };
}

async function replayBatch(
  newError: NewError<'notification_cannot_replay'>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  missed: Missed,
  after: NotificationRow['id'] | undefined,
) {
  await lockActive(newError, trx, missed.accountId, missed.settingId);
  const batch = await toReplay(trx, services, missed)
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  await addReplays(trx, services, batch);
  return batch;
}

/** Adds the number of notifications replayed so far to the error detail. */
function withProgress<Code extends ErrorCode>(newError: NewError<Code>, replayed: number): NewError<Code> {
  if (replayed === 0) return newError;
  return (code, detail, more) =>
    newError(code, `${detail} ${replayed} notifications were replayed before this error.`, more);
}

async function count({ db, clock }: Pick<AccountServices, 'db' | 'clock'>, missed: Missed): Promise<number> {
  const { found } = await toReplay(db, { clock }, missed)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return found;
}

function toReplay(
  db: Kysely<Tables>,
  { clock }: Pick<AccountServices, 'clock'>,
  { accountId, settingId, since }: Missed,
) {
  const filters = { notification_setting_id: [settingId], status: ['failed' as const], from: since };
  return filteredNotifications(db, clock, accountId, filters)
    .where('origin', '=', 'event')
    .where('replayed_at', 'is', null);
}
