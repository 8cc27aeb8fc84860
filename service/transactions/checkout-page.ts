import type { TransactionCreate, TransactionUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Row = Selectable<TransactionRow>;
type CheckoutInput = NonNullable<(TransactionCreate | TransactionUpdate)['checkout']>;

/** With the id of the transaction, a page has at most 2,048 characters. */
const LONGEST_PAGE = 2_000;

export interface CheckoutPageServices extends Pick<AccountServices, 'rules'> {
  /**
   * The address that the request used, which is also that of the hosted checkout. Jobs have none, and make
   * no links to it.
   */
  readonly baseUrl?: string;
}

export type CheckoutPageCode = 'invalid_field' | 'transaction_checkout_url_domain_is_not_approved';

/** The page of a request in the form in which it is stored. */
export function storedPage({ url, ...left }: CheckoutInput): string | null {
  assertAllUsed(left);
  return url;
}

/**
 * @throws `transaction_checkout_url_domain_is_not_approved` unless the page is on an approved checkout
 *   domain of the account.
 */
export async function checkCheckoutPage(
  newError: NewError<CheckoutPageCode>,
  trx: Transaction<Tables>,
  accountId: string,
  page: string,
): Promise<void> {
  if (!isWebAddress(page)) {
    const message = 'must be a complete web address without a user name, such as https://shop.works.example/pay';
    throw invalidFields(newError, { field: 'checkout.url', message });
  }
  const domain = new URL(page).hostname.replace(/\.$/, '');
  const approved = await trx
    .selectFrom('checkout_domains')
    .select('id')
    .where('account_id', '=', accountId)
    .where('domain', '=', domain)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (approved !== undefined) return;
  throw newError(
    'transaction_checkout_url_domain_is_not_approved',
    `The domain ${domain} of checkout.url is not an approved checkout domain. GET /checkout-domains?status=approved lists those of your account.`,
  );
}

/**
 * Whether a text is the address of a page, without a user name, to which the id of a transaction can be
 * added.
 */
export function isWebAddress(text: string): boolean {
  if (text.length > LONGEST_PAGE || !/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/**
 * The payment page of a transaction: that of its request, else the default of the account, else the hosted
 * checkout, with the id of the transaction.
 */
export async function checkoutOf(
  trx: Transaction<Tables>,
  services: CheckoutPageServices,
  row: Pick<Row, 'account_id' | 'id' | 'collection_mode' | 'billing_details' | 'checkout_page' | 'checkout_token'>,
): Promise<{ readonly url: string | null }> {
  if (!hasCheckout(row)) return { url: null };
  const page = row.checkout_page ?? (await defaultPage(trx, row.account_id)) ?? hostedPage(services, row);
  return { url: page === null ? null : withTransaction(page, row.id) };
}

/** Whether customers can pay it at a page: with manual collection, only if the billing details say so. */
export function hasCheckout({ collection_mode, billing_details }: Pick<Row, 'collection_mode' | 'billing_details'>) {
  return collection_mode === 'automatic' || billing_details?.enable_checkout === true;
}

/**
 * The token in the link proves that its owner may pay. It can't be derived from the id of a transaction,
 * which is not a secret.
 */
function hostedPage(
  { rules, baseUrl }: CheckoutPageServices,
  { checkout_token }: Pick<Row, 'checkout_token'>,
): string | null {
  return baseUrl === undefined || rules.environment === 'live' ? null : `${baseUrl}/checkout?token=${checkout_token}`;
}

async function defaultPage(trx: Transaction<Tables>, accountId: string): Promise<string | null> {
  const account = await trx
    .selectFrom('accounts')
    .select('default_checkout_url')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.default_checkout_url;
}

/** Adds `_txn` to the query and leaves all else as it was sent. */
function withTransaction(page: string, id: string): string {
  const [address = '', ...fragment] = page.split('#');
  const parameter = `${address.includes('?') ? '&' : '?'}_txn=${id}`;
  return [address + parameter, ...fragment].join('#');
}
