import type { SubscriptionUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { placeOf, readParties } from '../pricing/read-parties.ts';
import { currencyFaults } from '../pricing/unit-price.ts';
import { priceEntity, productEntity } from '../products/product-entity.ts';
import type { StoredItem, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { MANUAL_CURRENCIES, storedBillingDetails } from '../transactions/transaction-rules.ts';

type Row = Selectable<SubscriptionRow>;

export type BuyerCode =
  | 'entity_archived'
  | 'invalid_field'
  | 'subscription_currency_update_not_allowed'
  | 'transaction_billing_details_must_be_null'
  | 'transaction_billing_details_object_required'
  | 'transaction_currency_code_not_valid_for_manual'
  | 'transaction_payment_terms_object_required';

/** The members of a request that it can leave out. */
type BuyerInput = {
  readonly [Name in keyof BuyerColumns]: SubscriptionUpdate[Name] | undefined;
};

type BuyerColumns = Pick<
  Row,
  'customer_id' | 'address_id' | 'business_id' | 'currency_code' | 'collection_mode' | 'billing_details'
>;

/**
 * Who pays a subscription after a request, in which currency and how. The customer must not be archived if
 * the request names one.
 */
export async function requestedBuyer(
  newError: NewError<BuyerCode>,
  trx: Transaction<Tables>,
  before: Row,
  body: BuyerInput,
  items: readonly StoredItem[],
): Promise<BuyerColumns> {
  const customer_id = (body.customer_id ?? before.customer_id) as Row['customer_id'];
  const address_id = (body.address_id ?? before.address_id) as Row['address_id'];
  const isSame = customer_id === before.customer_id;
  const business_id = (
    body.business_id === undefined ? (isSame ? before.business_id : null) : body.business_id
  ) as Row['business_id'];
  const isNamed = [body.customer_id, body.address_id, body.business_id].some((id) => id !== undefined);
  const { collection_mode = before.collection_mode, currency_code = before.currency_code, billing_details } = body;
  const columns: BuyerColumns = {
    customer_id,
    address_id,
    business_id,
    currency_code,
    collection_mode,
    billing_details:
      billing_details === undefined
        ? before.billing_details
        : billing_details && storedBillingDetails(newError, billing_details),
  };
  checkCollection(newError, columns);
  if (currency_code !== before.currency_code) checkCurrencyChange(newError, before, currency_code);
  if (isNamed) {
    const { address } = await readParties(newError as Parameters<typeof readParties>[0], trx, before.account_id, {
      customer_id,
      address_id,
      business_id,
    });
    if (address !== null) checkPrices(newError, placeOf(address), items, currency_code);
  } else await checkPricesAt(newError, trx, { ...before, currency_code }, items);
  return columns;
}

async function checkPricesAt(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  { account_id, address_id, currency_code }: Row,
  items: readonly StoredItem[],
): Promise<void> {
  const address = await trx
    .selectFrom('addresses')
    .select(['country_code', 'region', 'postal_code'])
    .where('account_id', '=', account_id)
    .where('id', '=', address_id)
    .executeTakeFirstOrThrow();
  checkPrices(newError, placeOf(address), items, currency_code);
}

/** Every item must have a price in the currency of the subscription. */
function checkPrices(
  newError: NewError<'invalid_field'>,
  place: ReturnType<typeof placeOf>,
  items: readonly StoredItem[],
  currency_code: string,
): void {
  const sold = items.map(({ price, product, quantity }) => ({
    price: priceEntity(price),
    product: productEntity(product),
    quantity,
    includeInTotals: true,
  }));
  const [fault, ...faults] = currencyFaults(sold, place, currency_code as never);
  if (fault !== undefined) throw invalidFields(newError, fault, ...faults);
}

function checkCollection(
  newError: NewError<BuyerCode>,
  { collection_mode, billing_details, currency_code }: BuyerColumns,
): void {
  if (collection_mode === 'automatic') {
    if (billing_details === null) return;
    throw newError(
      'transaction_billing_details_must_be_null',
      'A subscription with automatic collection can have no billing_details. Send null, or collection_mode manual.',
    );
  }
  if (billing_details === null)
    throw newError(
      'transaction_billing_details_object_required',
      'A subscription with manual collection needs billing_details with payment_terms.',
    );
  if (MANUAL_CURRENCIES.includes(currency_code)) return;
  throw newError(
    'transaction_currency_code_not_valid_for_manual',
    `Manual collection is possible in ${MANUAL_CURRENCIES.join(', ')}, and the subscription is charged in ${currency_code}. Choose automatic collection.`,
  );
}

/** What waits for the renewal has amounts, which are not converted. */
function checkCurrencyChange(
  newError: NewError<'subscription_currency_update_not_allowed'>,
  { id, currency_code, stored_lines, stored_charges }: Row,
  changed: string,
): void {
  if (stored_lines.length === 0 && stored_charges.length === 0) return;
  throw newError(
    'subscription_currency_update_not_allowed',
    `Subscription ${id} has charges or credits in ${currency_code} that wait for its next renewal, so its currency can't become ${changed} before.`,
  );
}
