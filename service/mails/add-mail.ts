import type { Transaction } from 'kysely';

import { type Clock, timestamp } from '../common/clock.ts';
import { newId } from '../ids/id.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';

export interface NewMail {
  readonly accountId: string;
  /** Replaces an email with the same topic that was not sent yet. */
  readonly topic: string;
  readonly recipient: string;
  readonly subject: string;
  readonly content: string;
  /** By default now. */
  readonly dueAt?: Timestamp;
}

/** Stores an email of the service, which a worker sends after the commit. */
export async function addMail(
  trx: Transaction<Tables>,
  clock: Clock,
  { accountId, topic, recipient, subject, content, dueAt }: NewMail,
): Promise<void> {
  const now = timestamp(clock.now());
  const mail = {
    // A new id, because a worker may be sending the replaced email, and deletes the row of that id
    // afterwards.
    id: newId('mail_', clock),
    account_id: accountId,
    recipient,
    subject,
    content,
    created_at: now,
    due_at: dueAt ?? now,
    tries: 0,
  };
  await trx
    .insertInto('mails')
    .values({ ...mail, topic })
    .onConflict((conflict) => conflict.column('topic').doUpdateSet(mail))
    .execute();
}
