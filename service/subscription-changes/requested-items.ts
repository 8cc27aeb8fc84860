import type { SubscriptionUpdate } from '@billing/types';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { checkDuplicates, checkQuantities } from '../pricing/check-items.ts';
import { type NonCatalogRequest, nonCatalogItem } from '../pricing/non-catalog-item.ts';
import { readItems, type RequestedItem } from '../pricing/read-items.ts';
import { readProducts } from '../pricing/read-products.ts';
import type { CatalogItem } from '../pricing/sold-item.ts';
import { priceEntity, productEntity } from '../products/product-entity.ts';
import type { AccountServices } from '../services.ts';
import type { StoredItem, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { createdItem, type CreatedItemCode } from '../transactions/sold-items.ts';

type Row = Selectable<SubscriptionRow>;
type ItemInput = NonNullable<SubscriptionUpdate['items']>[number];

export type RequestedItemsCode =
  | CreatedItemCode
  | 'subscription_all_items_removed'
  | 'subscription_no_recurring_items_remain'
  | 'subscription_quantity_missing_for_new_items'
  | 'transaction_duplicate_price_ids'
  | 'transaction_item_quantity_out_of_range'
  | 'transaction_price_different_billing_cycle';

/** An item of a request: one that the subscription has, or a price that is not one of its items yet. */
type Divided = { readonly known: StoredItem; readonly quantity: number } | Required<RequestedItem> | NonCatalogRequest;

/**
 * The items that a request leaves a subscription with, in its order. Those that it has keep their copies of
 * price and product; new ones are copied as they are now, and those that are not in the catalog are created.
 */
export async function requestedItems(
  newError: NewError<RequestedItemsCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  row: Row,
  requested: readonly ItemInput[],
): Promise<StoredItem[]> {
  const { account_id } = row;
  if (requested.length === 0)
    throw newError(
      'subscription_all_items_removed',
      `The items are empty, but subscription ${row.id} needs at least one. To end it, cancel it.`,
    );
  const divided = requested.map((item, index) => dividedItem(newError, row, item, index));
  const ofCatalog = divided.filter((item): item is Required<RequestedItem> => 'price_id' in item);
  const nonCatalog = divided.filter((item): item is NonCatalogRequest => 'price' in item);
  const products = await readProducts(newError, trx, account_id, nonCatalog);
  const sold = new Map<number, CatalogItem>(
    (await readItems(newError, trx, account_id, ofCatalog)).map((item, position) => [ofCatalog[position]!.index, item]),
  );
  for (const item of nonCatalog) {
    const previewed = await nonCatalogItem(newError, trx, services.rules, account_id, item, products);
    sold.set(item.index, await createdItem(newError, trx, services, account_id, previewed));
  }
  const items = divided.map((item, index): StoredItem =>
    'known' in item ? changedItem(item.known, item.quantity, services) : newItem(row, sold.get(index)!, services),
  );
  const asSold = items.map(({ price, product, quantity }) => ({
    price: priceEntity(price),
    product: productEntity(product),
    quantity,
    includeInTotals: true,
  }));
  checkDuplicates(newError, asSold);
  checkQuantities(newError, asSold);
  checkRecurring(
    newError,
    row,
    items.map(({ price }, index) => ({ index, cycle: price.billing_cycle })),
  );
  return items;
}

function dividedItem(
  newError: NewError<
    'invalid_field' | 'subscription_quantity_missing_for_new_items' | 'transaction_both_price_id_and_object_found'
  >,
  row: Row,
  { price_id, price, quantity, ...left }: ItemInput,
  index: number,
): Divided {
  assertAllUsed(left);
  if (price_id && price)
    throw newError(
      'transaction_both_price_id_and_object_found',
      `The item items[${index}] has both a price_id and a price. Send the price_id for a price of your catalog, or else the price.`,
    );
  const known = row.items.find((item) => item.price.id === price_id);
  if (known !== undefined) return { known, quantity: quantity ?? known.quantity };
  if (!price_id && !price)
    throw invalidFields(newError, {
      field: `items[${index}].price_id`,
      message: 'is required, unless the item has a price object',
    });
  if (quantity === undefined)
    throw newError(
      'subscription_quantity_missing_for_new_items',
      `The item items[${index}] is new for subscription ${row.id}, so it needs a quantity.`,
    );
  const common = { index, quantity, include_in_totals: true };
  return price_id ? { ...common, price_id } : { ...common, price: price! };
}

function changedItem(known: StoredItem, quantity: number, { clock }: Pick<AccountServices, 'clock'>): StoredItem {
  return quantity === known.quantity ? known : { ...known, quantity, updated_at: clock.now() };
}

function newItem(
  { status, next_billed_at, current_billing_period }: Row,
  { price, product, quantity }: CatalogItem,
  { clock }: Pick<AccountServices, 'clock'>,
): StoredItem {
  const now = clock.now();
  const isTrial = status === 'trialing';
  return {
    status: isTrial ? 'trialing' : status === 'paused' ? 'inactive' : 'active',
    quantity,
    created_at: now,
    updated_at: now,
    previously_billed_at: null,
    next_billed_at,
    trial_dates: isTrial ? current_billing_period : null,
    price,
    product,
  };
}

interface Cycled {
  readonly index: number;
  readonly cycle: { readonly interval: string; readonly frequency: number } | null;
}

/** All items have the billing cycle of the subscription. */
function checkRecurring(
  newError: NewError<
    'invalid_field' | 'subscription_no_recurring_items_remain' | 'transaction_price_different_billing_cycle'
  >,
  { id, billing_cycle }: Row,
  items: readonly Cycled[],
): void {
  if (items.every(({ cycle }) => cycle === null))
    throw newError(
      'subscription_no_recurring_items_remain',
      `No item has a price with a billing_cycle, and subscription ${id} needs at least one. To charge once, use POST /subscriptions/${id}/charge.`,
    );
  for (const { index, cycle } of items) {
    if (cycle === null)
      throw invalidFields(newError, {
        field: `items[${index}]`,
        message: `must have a price with a billing_cycle. To charge it once, use POST /subscriptions/${id}/charge`,
      });
    if (!isDeepStrictEqual({ ...cycle }, { ...billing_cycle }))
      throw newError(
        'transaction_price_different_billing_cycle',
        `The billing_cycle of items[${index}].price is ${cycle.frequency} ${cycle.interval}, but subscription ${id} is billed every ${billing_cycle.frequency} ${billing_cycle.interval}.`,
      );
  }
}
