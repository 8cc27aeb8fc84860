import type { Selectable, Transaction } from 'kysely';

import { timestamp } from '../common/clock.ts';
import { signedLink } from '../links/signed-link.ts';
import { addressHash, VERIFICATION_LINK } from '../links/verification-link.ts';
import { addMail } from '../mails/add-mail.ts';
import type { AccountServices, Rules } from '../services.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { releaseLink, reserveLink } from './verification-spacing.ts';

type Setting = Selectable<NotificationSettingRow>;

type State = Pick<Setting, 'unverified_since' | 'verification_base_url'>;

/**
 * The state of a destination with a new address: an email address must be confirmed where the rules require
 * it.
 *
 * @param baseUrl The address of this service, for the link. Undefined for a destination that the service
 *   itself creates, which needs no confirmation.
 */
export function verificationState(
  { rules, clock }: Pick<AccountServices, 'rules' | 'clock'>,
  type: Setting['type'],
  baseUrl: string | undefined,
): State {
  if (baseUrl === undefined || !isRequired(rules, type)) return { unverified_since: null, verification_base_url: null };
  return { unverified_since: timestamp(clock.system.now()), verification_base_url: baseUrl };
}

function isRequired({ verifyEmailDestinations }: Rules, type: Setting['type']): boolean {
  return type === 'email' && verifyEmailDestinations;
}

/**
 * Sends the link that confirms the address of a destination, or sends it again with the time that it is
 * valid starting anew. A link that was not sent yet is replaced. Returns when it is sent; undefined when the
 * address needs no confirmation.
 */
export async function mailVerification(
  trx: Transaction<Tables>,
  { clock, secrets, rules }: Pick<AccountServices, 'clock' | 'secrets' | 'rules'>,
  setting: Setting,
): Promise<string | undefined> {
  const { account_id, id, destination, unverified_since, verification_base_url } = setting;
  if (unverified_since === null || verification_base_url === null) return undefined;
  const { name } = await trx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', account_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const dueAt = await reserveLink(trx, clock.system.now(), setting);
  const target = { accountId: account_id, settingId: id, address: addressHash(destination) };
  const link = signedLink({ secrets, clock: clock.system }, VERIFICATION_LINK, verification_base_url, target);
  await addMail(trx, clock.system, {
    accountId: account_id,
    topic: topicOf(id),
    recipient: destination,
    subject: `[${rules.environment}] Confirm that ${name} may send notifications to this address`,
    content: verificationText(name, id, link),
    dueAt,
  });
  await trx
    .updateTable('notification_settings')
    .set({ verification_mailed_at: dueAt })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
  return dueAt;
}

/** A link that was not sent yet is not sent any more. */
export async function removeVerification(trx: Transaction<Tables>, id: Setting['id']): Promise<void> {
  const unsent = await trx
    .deleteFrom('mails')
    .where('topic', '=', topicOf(id))
    .returning(['account_id', 'recipient', 'due_at'])
    .executeTakeFirst();
  if (unsent !== undefined) await releaseLink(trx, unsent);
}

function topicOf(id: Setting['id']): string {
  return `verification ${id}`;
}

function verificationText(account: string, id: Setting['id'], link: string): string {
  return [
    `${account} has entered this address as a destination of notifications about its billing (${id}).`,
    '',
    'To receive them, open this page within three days and confirm:',
    '',
    link,
    '',
    'If you did not expect this email, ignore it: without the confirmation, no notifications are sent to this address.',
    '',
  ].join('\n');
}
