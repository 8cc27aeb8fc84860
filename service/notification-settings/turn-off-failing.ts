import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import { addMail } from '../mails/add-mail.ts';
import { inAccount, type Services } from '../services.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { deactivateSetting } from './deactivate-setting.ts';

type Setting = Selectable<NotificationSettingRow>;

type Key = Pick<Setting, 'account_id' | 'id'>;

/** How many are looked up at once. */
const BATCH = 100;
/** How much of a response the reason has. */
const SHOWN = 200;

/**
 * Turns off the destinations to which all attempts have failed for longer than their account allows, in real
 * time: deliveries know no test clocks. The contact of the account gets an email. Any number of workers may
 * call it at once. Returns how many it turned off.
 *
 * The index holds only destinations that fail, so the statement that looks for them reads nothing else.
 */
export async function turnOffFailing(services: Services, log: Log, signal?: AbortSignal): Promise<number> {
  let turnedOff = 0;
  for (const key of await findFailing(services)) {
    if (signal?.aborted === true) break;
    if (await turnOff(services, log, key)) turnedOff += 1;
  }
  return turnedOff;
}

async function findFailing({ db, clock }: Services): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select s.account_id, s.id from notification_settings s join accounts a on a.id = s.account_id
    where s.active and s.failing_since is not null and a.turn_off_destinations_hours > 0
      and s.failing_since <= ${timestamp(clock.now())}::timestamptz - make_interval(hours => a.turn_off_destinations_hours)
    order by s.failing_since limit ${BATCH}`.execute(db);
  return rows;
}

async function turnOff(services: Services, log: Log, { account_id, id }: Key): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const found = await lockFailing(trx, services, { account_id, id });
    if (found === undefined) return false;
    const { failing_since } = found;
    const because = `All attempts since ${failing_since} failed. The last one: ${await lastFailure(trx, { account_id, id })}`;
    await deactivateSetting(trx, inAccount(services, found).clock, { account_id, id }, because);
    log.warn({ account_id, notification_setting_id: id, failing_since }, 'turned off a destination that fails');
    if (found.contact_email !== null) {
      await addMail(trx, services.clock, {
        accountId: account_id,
        topic: `turned off ${id}`,
        recipient: found.contact_email,
        subject: `[${services.rules.environment}] A notification destination was turned off`,
        content: textOf(found, because),
      });
    }
    return true;
  });
}

/** Undefined when an attempt has succeeded meanwhile, or another process was first. */
async function lockFailing(trx: Transaction<Tables>, { clock }: Services, { account_id, id }: Key) {
  return trx
    .selectFrom('notification_settings as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 's.type', 's.description', 's.failing_since'])
    .select(['a.contact_email', 'a.name', 'a.test_clock_time'])
    .where('s.account_id', '=', account_id)
    .where('s.id', '=', id)
    .where('s.active', '=', true)
    .where('a.turn_off_destinations_hours', '>', 0)
    .where(
      sql<boolean>`s.failing_since <= ${timestamp(clock.now())}::timestamptz - make_interval(hours => a.turn_off_destinations_hours)`,
    )
    .forNoKeyUpdate('s')
    .executeTakeFirst();
}

/**
 * Of the newest notification with an attempt. Two statements: planning a join of the partitions of 90 days
 * takes longer than both.
 */
async function lastFailure(db: Kysely<Tables>, { account_id, id }: Key): Promise<string> {
  const notification = await db
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', account_id)
    .where('notification_setting_id', '=', id)
    .where('last_attempt_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (notification === undefined) return 'unknown, its log was deleted.';
  const log = await db
    .selectFrom('notification_logs')
    .select(['response_code', 'response_body'])
    .where('account_id', '=', account_id)
    .where('notification_id', '=', notification.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (log === undefined) return 'unknown, its log was deleted.';
  const { response_code, response_body } = log;
  return response_code === 0 ? response_body.slice(0, SHOWN) : `the response had the status ${response_code}.`;
}

function textOf(
  { name, id, type, description }: Pick<Setting, 'id' | 'type' | 'description'> & { readonly name: string },
  because: string,
): string {
  return [
    `The service has turned off a notification destination of ${name}, because it failed all the time.`,
    '',
    `Destination: ${id} (${type}, ${description})`,
    because,
    '',
    'It receives nothing more, and events from now on are not sent to it later. When it works again:',
    '',
    `1. Set its member "active" to true: PATCH /notification-settings/${id}`,
    '2. Replay the notifications that failed: POST /notifications/{notification_id}/replay',
    '3. Read the events that occurred in between with GET /events.',
    '',
  ].join('\n');
}
