import { type Kysely, type Selectable, sql } from 'kysely';

import { type Clock, timestamp } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import type { Mailer } from '../outbound/mailer.ts';
import type { MailRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Mail = Selectable<MailRow>;

export interface MailServices {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: Log;
}

/**
 * How long another worker leaves an email alone that this one is sending: longer than an SMTP dialogue may
 * take.
 */
const LEASE_MS = 120_000;
/** The wait before the next try; doubled each time. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;
/** After that, what an email is about has passed: links expire as soon. */
const GIVEN_UP_MS = 3 * 86_400_000;

/**
 * Sends the email that is due first, if there is one. Any number of workers may call it at once. An email is
 * sent at least once: twice if the process ends between the two. Returns whether there was one.
 */
export async function sendMail(services: MailServices): Promise<boolean> {
  const mail = await claim(services);
  if (mail === undefined) return false;
  const { db, clock, mailer, log } = services;
  const { id, topic, tries } = mail;
  const sent = await mailer.send({
    recipient: mail.recipient,
    subject: mail.subject,
    text: mail.content,
    messageId: id,
    sentAt: clock.now(),
  });
  const isOld = Date.parse(mail.created_at) + GIVEN_UP_MS <= clock.now().getTime();
  if (sent.outcome === 'failed' && !isOld) {
    const afterMs = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS);
    log.warn(
      { topic, code: sent.code, error: sent.error, afterMs },
      'failed to send an email of the service; retrying',
    );
    await db
      .updateTable('mails')
      .set({ due_at: timestamp(new Date(clock.now().getTime() + afterMs)) })
      .where('id', '=', id)
      .execute();
    return true;
  }
  if (sent.outcome === 'accepted') log.info({ topic }, 'sent an email of the service');
  else log.error({ topic, code: sent.code, error: sent.error }, 'gave up sending an email of the service');
  await db.deleteFrom('mails').where('id', '=', id).execute();
  return true;
}

async function claim({ db, clock }: MailServices): Promise<Mail | undefined> {
  const now = clock.now();
  const { rows } = await sql<Mail>`
    update mails set due_at = ${timestamp(new Date(now.getTime() + LEASE_MS))}, tries = tries + 1
    where id = (
      select id from mails where due_at <= ${timestamp(now)} order by due_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}
