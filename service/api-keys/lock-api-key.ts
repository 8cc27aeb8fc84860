import type { Selectable, Transaction } from 'kysely';

import { findAccountClock } from '../accounts/find-account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import type { Id } from '../ids/id.ts';
import type { AccountServices, Services } from '../services.ts';
import type { ApiKeyRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * A key of any account, locked until the transaction ends, and the services with the clock of its account.
 */
export interface LockedKey {
  readonly row: Selectable<ApiKeyRow>;
  readonly services: AccountServices;
}

/** @throws `not_found` */
export async function lockApiKey(
  newError: NewError<'not_found'>,
  trx: Transaction<Tables>,
  services: Services,
  id: Id<'apikey_'>,
): Promise<LockedKey> {
  const row = await trx.selectFrom('api_keys').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound(newError, 'API key', id);
  return { row, services: { ...services, clock: await findAccountClock(trx, services.clock, row.account_id) } };
}
