import type { Kysely, Selectable, Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { AccountRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { QuotaColumn } from './quotas.ts';

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
  /** Gets an email when a destination is turned off; null = none. */
  readonly contactEmail?: string | null;
  /** For how long a destination may fail before it is turned off; 0 = forever. By default 72. */
  readonly turnOffHours?: number;
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
  const { contactEmail, turnOffHours } = account;
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
      ...(contactEmail !== undefined && { contact_email: contactEmail }),
      ...(turnOffHours !== undefined && { turn_off_destinations_hours: turnOffHours }),
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

/** What can be changed beside the members of a new account. */
export interface AccountChanges extends Partial<Omit<NewAccount, 'id'>> {
  /** Own limits; null = those of the settings. */
  readonly limits?: Partial<Pick<Account, QuotaColumn>>;
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
    contactEmail,
    turnOffHours,
    limits,
  }: AccountChanges,
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
      ...(contactEmail !== undefined && { contact_email: contactEmail }),
      ...(turnOffHours !== undefined && { turn_off_destinations_hours: turnOffHours }),
      ...limits,
      updated_at: clock.now(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function listAccounts(db: Kysely<Tables>): Promise<Account[]> {
  return db.selectFrom('accounts').selectAll().orderBy('id').execute();
}

export function findAccountRow(db: Kysely<Tables>, id: string): Promise<Account> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
