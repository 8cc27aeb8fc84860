import type { ErrorCode } from '@billing/server';
import type { Kysely, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Services } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { NotificationRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { filteredNotifications } from './matching-notifications.ts';
import { addReplays, lockActive } from './replay.ts';

/** Replayed in one transaction, in a tenth of a second or so: who claims for the destination has to wait as long. */
const BATCH = 500;

export interface Missed {
  readonly accountId: string;
  readonly settingId: NotificationRow['notification_setting_id'];
  /** Of events that happened at this moment or later. */
  readonly since: Timestamp;
}

export interface Recovered {
  /** Everything that there was to replay, also what failed meanwhile. */
  readonly found: number;
  readonly replayed: number;
  /** Still to be replayed. */
  readonly left: number;
}

export interface RecoverOptions {
  /** Told after each batch how many have been replayed, of how many there were at the beginning. The next one waits for it. */
  readonly told?: (replayed: number, of: number) => void | Promise<void>;
  /** Ends it after the batch that is under way. */
  readonly signal?: AbortSignal;
}

/**
 * Replays what has failed for a destination and was not replayed before, oldest first (delivery.md §7). A notification says itself that it
 * was replayed, in the transaction that adds the replay: wherever this ends, nothing is lost or there twice, and the next call goes on.
 *
 * @throws `notification_cannot_replay` when the destination is off or gone, also in the middle.
 */
export async function recover(
  newError: NewError<'notification_cannot_replay'>,
  services: Pick<Services, 'db' | 'clock' | 'notifyDue'>,
  missed: Missed,
  { told, signal }: RecoverOptions = {},
): Promise<Recovered> {
  const { db } = services;
  const atFirst = await count(services, missed);
  let replayed = 0;
  let after: NotificationRow['id'] | undefined;
  for (;;) {
    const batch = await db
      .transaction()
      .execute((trx) => replayBatch(counting(newError, replayed), trx, services, missed, after));
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.id;
    replayed += batch.length;
    await told?.(replayed, atFirst);
    if (signal?.aborted === true) break;
  }
  const left = await count(services, missed);
  return { found: replayed + left, replayed, left };
}

async function replayBatch(
  newError: NewError<'notification_cannot_replay'>,
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'notifyDue'>,
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

/** Errors that say how many were replayed before them. */
function counting<Code extends ErrorCode>(newError: NewError<Code>, replayed: number): NewError<Code> {
  if (replayed === 0) return newError;
  return (code, detail, more) => newError(code, `${detail} ${replayed} were replayed before.`, more);
}

async function count({ db, clock }: Pick<Services, 'db' | 'clock'>, missed: Missed): Promise<number> {
  const { found } = await toReplay(db, { clock }, missed)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return found;
}

function toReplay(db: Kysely<Tables>, { clock }: Pick<Services, 'clock'>, { accountId, settingId, since }: Missed) {
  const filters = { notification_setting_id: [settingId], status: ['failed' as const], from: since };
  return filteredNotifications(db, clock, accountId, filters)
    .where('origin', '=', 'event')
    .where('replayed_at', 'is', null);
}
