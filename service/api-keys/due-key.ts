import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { ApiKeyRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { changeApiKey } from './change-api-key.ts';
import { publishKeyEvent } from './publish-key-event.ts';

/** `api_key.expiring` occurs this long before the expiry. */
const NOTICE = sql`interval '7 days'`;

/** The next moment in the life of an active key: its notice, once, and then its expiry. */
const DUE_AT = sql<Timestamp>`case when expiring_notified_at is null then expires_at - ${NOTICE} else expires_at end`;

export interface DueKey {
  readonly at: Timestamp;
  readonly row: Selectable<ApiKeyRow>;
}

/** The key of an account whose next moment is the first until `until`, locked. */
export function findDueKey(trx: Transaction<Tables>, accountId: string, until: Timestamp): Promise<DueKey | undefined> {
  return trx
    .selectFrom('api_keys')
    .selectAll()
    .select(DUE_AT.as('at'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where(DUE_AT, '<=', until)
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
    .then((found) => {
      if (found === undefined) return undefined;
      const { at, ...row } = found;
      return { at, row };
    });
}

/** Lets the moment happen, once: `api_key.expired`, or before that `api_key.expiring`. A key that has expired gets no notice. */
export async function passDueKey(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: AccountServices,
  { row }: DueKey,
): Promise<void> {
  const now = services.clock.now();
  if (row.expires_at !== null && row.expires_at <= now) {
    await changeApiKey(newError, trx, { row, services }, 'api_key.expired', { status: 'expired' });
    return;
  }
  // Not a change of the entity: `updated_at` stays.
  await trx.updateTable('api_keys').set({ expiring_notified_at: now }).where('id', '=', row.id).execute();
  await publishKeyEvent(newError, trx, services, 'api_key.expiring', row);
}

/** The accounts with a key whose next moment has come in their time. */
export async function accountsWithDueKeys(db: Kysely<Tables>, now: Timestamp): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct k.account_id from api_keys k join accounts a on a.id = k.account_id
    where k.status = 'active' and k.expires_at is not null
      and ${DUE_AT} <= coalesce(a.test_clock_time, ${now})
    order by k.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** When the next moment of a key of the account comes, for a statement; null when no key expires. */
export function dueKeyTime(accountId: string): RawBuilder<Timestamp | null> {
  return sql`(select min(${DUE_AT}) from api_keys where account_id = ${accountId} and status = 'active')`;
}
