import type { Kysely, Selectable, Transaction } from 'kysely';

import { type Clock, timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { AccountRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';

export type Account = Selectable<AccountRow>;

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly approvedTaxCategories?: readonly string[];
}

/** @throws `invalid_field` for a malformed id, `conflict` when the id is in use. */
export async function createAccount(
  newError: NewError<'invalid_field' | 'conflict'>,
  trx: Transaction<Tables>,
  clock: Clock,
  account: NewAccount,
): Promise<Account> {
  const { id, name, approvedTaxCategories = [] } = account;
  if (!/^[a-z0-9_]+$/.test(id))
    throw invalidFields(newError, {
      field: 'id',
      message: 'must consist of lower-case letters, digits and _, such as my_company',
    });
  const now = timestamp(clock.now());
  const row = await trx
    .insertInto('accounts')
    .values({ id, name, approved_tax_categories: [...approvedTaxCategories], created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined)
    throw newError('conflict', `An account with the id "${id}" already exists. Choose another id.`);
  return row;
}

export function listAccounts(db: Kysely<Tables>): Promise<Account[]> {
  return db.selectFrom('accounts').selectAll().orderBy('id').execute();
}
