import type { Kysely, Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { newId } from '../ids/id.ts';
import { isDiscounted, type PricedDiscount } from '../pricing/cart-discount.ts';
import type { PriceItemsCode } from '../pricing/prepare-lines.ts';
import { priceItems } from '../pricing/price-items.ts';
import { placeOf } from '../pricing/read-parties.ts';
import { priceEntity, productEntity } from '../products/product-entity.ts';
import type { ProrationRate } from '../proration/proration-rate.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { StoredItem, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionLine } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { storedLine } from '../transactions/price-transaction.ts';
import { type Buyer, readBuyer } from './read-buyer.ts';

type Subscription = Pick<
  Selectable<SubscriptionRow>,
  'account_id' | 'id' | 'customer_id' | 'address_id' | 'business_id' | 'currency_code'
>;

/** The part of a billing period that items are charged for; null for items that are charged once. */
export interface ChargedPeriod {
  readonly rate: ProrationRate;
  readonly billing_period: { readonly starts_at: Timestamp; readonly ends_at: Timestamp };
}

/**
 * The lines of items of a subscription, with the prices that were copied when the items were added, and the
 * tax rates and the address of today. Archived customers, prices and discounts don't prevent it: a
 * subscription keeps what it has. A discount that applies to none of the items is left out.
 *
 * @param items At least one.
 * @param at The time of the charge, which determines the tax rates.
 * @param buyer As `readBuyer` returns it, if the caller has read it.
 * @throws `invalid_field` for amounts that are too large.
 */
export async function priceSubscriptionItems(
  newError: NewError<'invalid_field'>,
  db: Kysely<Tables>,
  { clock, rules }: Pick<AccountServices, 'clock' | 'rules'>,
  subscription: Subscription,
  items: readonly Pick<StoredItem, 'price' | 'product' | 'quantity'>[],
  {
    period,
    discount,
    at,
    buyer,
  }: {
    readonly period: ChargedPeriod | null;
    readonly discount: PricedDiscount | null;
    readonly at: Timestamp;
    readonly buyer?: Buyer;
  },
): Promise<TransactionLine[]> {
  const { address, business, taxMode } = buyer ?? (await readBuyer(db, subscription));
  const sold = items.map(({ price, product, quantity }) => ({
    price: priceEntity(price),
    product: productEntity(product),
    quantity,
    includeInTotals: true,
  }));
  const isApplied = discount !== null && sold.some((item) => isDiscounted(discount, item));
  const { lines } = priceItems(onlyInvalidFields(newError), {
    items: sold,
    place: placeOf(address),
    business,
    discount: isApplied ? discount : null,
    currency: subscription.currency_code as never,
    accountTaxMode: taxMode,
    taxes: rules.taxes,
    at,
    ignoreTrials: true,
    proration: period?.rate.value,
  });
  const proration = period && { rate: period.rate.text, billing_period: period.billing_period };
  return lines.map((line) => ({ ...storedLine(line, newId('txnitm_', clock)), proration }));
}

/** The other errors are about a discount, which was checked when the subscription got it. */
function onlyInvalidFields(newError: NewError<'invalid_field'>): NewError<PriceItemsCode> {
  return (code, detail, more) => {
    if (code === 'invalid_field') return newError(code, detail, more);
    throw new Error(`internal error: a subscription can't be billed. ${detail}`);
  };
}
