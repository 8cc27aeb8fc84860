import type { Kysely, Selectable, Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { AccountRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';

export type Account = Selectable<AccountRow>;

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  /** By default 1. */
  readonly defaultApiVersion?: number;
  readonly approvedTaxCategories?: readonly string[];
  /** By default `external`. */
  readonly taxMode?: Account['tax_mode'];
  /** By default `cancel`. */
  readonly dunningAction?: Account['dunning_action'];
  /** By default none. */
  readonly checkoutUrl?: string;
}

/**
 * @param clock That of the new account: a test clock starts with the account.
 * @throws `invalid_field` for a malformed id, `conflict` when the id is in use.
 */
export async function createAccount(
  newError: NewError<'invalid_field' | 'conflict'>,
  trx: Transaction<Tables>,
  clock: AccountClock,
  account: NewAccount,
): Promise<Account> {
  const { id, name, defaultApiVersion, approvedTaxCategories = [], taxMode, dunningAction, checkoutUrl } = account;
  if (!/^[a-z0-9_]+$/.test(id))
    throw invalidFields(newError, {
      field: 'id',
      message: 'must consist of lower-case letters, digits and _, such as my_company',
    });
  const now = clock.now();
  const row = await trx
    .insertInto('accounts')
    .values({
      id,
      name,
      ...(defaultApiVersion !== undefined && { default_api_version: defaultApiVersion }),
      approved_tax_categories: [...approvedTaxCategories],
      ...(taxMode !== undefined && { tax_mode: taxMode }),
      ...(dunningAction !== undefined && { dunning_action: dunningAction }),
      ...(checkoutUrl !== undefined && { default_checkout_url: checkoutUrl }),
      test_clock_time: clock.isTest ? now : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined)
    throw newError('conflict', `An account with the id "${id}" already exists. Choose another id.`);
  return row;
}

/** Changes the members that are given. */
export function updateAccount(
  db: Kysely<Tables>,
  clock: AccountClock,
  id: string,
  {
    name,
    defaultApiVersion,
    approvedTaxCategories,
    taxMode,
    dunningAction,
    checkoutUrl,
  }: Partial<Omit<NewAccount, 'id'>>,
): Promise<Account> {
  return db
    .updateTable('accounts')
    .set({
      ...(name !== undefined && { name }),
      ...(defaultApiVersion !== undefined && { default_api_version: defaultApiVersion }),
      ...(approvedTaxCategories !== undefined && { approved_tax_categories: [...approvedTaxCategories] }),
      ...(taxMode !== undefined && { tax_mode: taxMode }),
      ...(dunningAction !== undefined && { dunning_action: dunningAction }),
      ...(checkoutUrl !== undefined && { default_checkout_url: checkoutUrl }),
      updated_at: clock.now(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function listAccounts(db: Kysely<Tables>): Promise<Account[]> {
  return db.selectFrom('accounts').selectAll().orderBy('id').execute();
}
