import type { Selectable, Transaction } from 'kysely';

import { timestamp } from '../common/clock.ts';
import { addressHash } from '../links/verification-link.ts';
import type { MailRow } from '../storage/rows/account-rows.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Setting = Selectable<NotificationSettingRow>;

/**
 * The shortest time between two links of an account to one address, and between two for one destination:
 * neither updates of a destination nor new destinations can flood a mailbox.
 */
const SPACING_MS = 600_000;

/**
 * Returns when the next link for a destination is due, and stores it. A link that waits is replaced at its
 * time, and delays the next one no further. Callers have locked the account.
 */
export async function reserveLink(trx: Transaction<Tables>, now: Date, setting: Setting): Promise<string> {
  const { account_id, destination, verification_mailed_at: own } = setting;
  const address_hash = hashOf(destination);
  const links = trx.selectFrom('verification_links').where('account_id', '=', account_id);
  const row = await links.select('mailed_at').where('address_hash', '=', address_hash).executeTakeFirst();
  const ofAddress = row?.mailed_at ?? null;
  const isWaiting = own !== null && own > timestamp(now);
  if (isWaiting && own === ofAddress) return own;
  const mailed_at = later(isWaiting ? own : after(now, own), after(now, ofAddress));
  await trx
    .insertInto('verification_links')
    .values({ account_id, address_hash, mailed_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'address_hash']).doUpdateSet({ mailed_at }))
    .execute();
  // Those that no longer delay a link.
  await trx
    .deleteFrom('verification_links')
    .where('account_id', '=', account_id)
    .where('mailed_at', '<', timestamp(new Date(now.getTime() - SPACING_MS)))
    .execute();
  return mailed_at;
}

/** Frees the time of a link that is not sent for the next one, if none was to follow it. */
export async function releaseLink(
  trx: Transaction<Tables>,
  { account_id, recipient, due_at }: Pick<Selectable<MailRow>, 'account_id' | 'recipient' | 'due_at'>,
): Promise<void> {
  await trx
    .updateTable('verification_links')
    .set({ mailed_at: timestamp(new Date(Date.parse(due_at) - SPACING_MS)) })
    .where('account_id', '=', account_id)
    .where('address_hash', '=', hashOf(recipient))
    .where('mailed_at', '=', due_at)
    .execute();
}

/** Nearly all mail servers ignore case. */
function hashOf(address: string): string {
  return addressHash(address.toLowerCase());
}

function after(now: Date, last: string | null): string {
  return timestamp(last === null ? now : new Date(Math.max(now.getTime(), Date.parse(last) + SPACING_MS)));
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
