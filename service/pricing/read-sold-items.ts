import type { Kysely } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { Rules } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { type CheckItemsCode, checkQuantities, checkTogether } from './check-items.ts';
import type { ItemInput } from './item-input.ts';
import {
  type NonCatalogCode,
  type NonCatalogItem,
  nonCatalogItem,
  type NonCatalogRequest,
} from './non-catalog-item.ts';
import { readItems, type ReadItemsCode, type RequestedItem } from './read-items.ts';
import { readProducts } from './read-products.ts';
import type { CatalogItem } from './sold-item.ts';

export type ReadSoldItemsCode =
  | CheckItemsCode
  | NonCatalogCode
  | ReadItemsCode
  | 'entity_archived'
  | 'transaction_both_price_id_and_object_found';

/**
 * The items of one transaction or preview in the order of the request, with their prices and products as
 * they are now: those of the catalog, and those that are not in it. In a transaction it locks what it reads.
 */
export async function readSoldItems(
  newError: NewError<ReadSoldItemsCode>,
  db: Kysely<Tables>,
  rules: Rules,
  accountId: string,
  requested: readonly ItemInput[],
): Promise<(CatalogItem | NonCatalogItem)[]> {
  const divided = requested.map((item, index) => dividedItem(newError, item, index));
  const ofCatalog = divided.filter((item): item is Required<RequestedItem> => 'price_id' in item);
  const nonCatalog = divided.filter((item): item is NonCatalogRequest => 'price' in item);
  const products = await readProducts(newError, db, accountId, nonCatalog);
  const known = await readItems(newError, db, accountId, ofCatalog);
  const found = new Map<number, CatalogItem | NonCatalogItem>(
    known.map((item, position) => [ofCatalog[position]!.index, item]),
  );
  for (const item of nonCatalog)
    found.set(item.index, await nonCatalogItem(newError, db, rules, accountId, item, products));
  const items = divided.map(({ index }) => found.get(index)!);
  checkQuantities(newError, items);
  checkTogether(newError, items);
  return items;
}

function dividedItem(
  newError: NewError<'invalid_field' | 'transaction_both_price_id_and_object_found'>,
  { price_id, price, quantity, include_in_totals, ...left }: ItemInput,
  index: number,
): Required<RequestedItem> | NonCatalogRequest {
  assertAllUsed(left);
  const common = { index, quantity, include_in_totals: include_in_totals ?? true };
  if (price_id && price)
    throw newError(
      'transaction_both_price_id_and_object_found',
      `The item items[${index}] has both a price_id and a price. Send the price_id for a price of your catalog, or else the price.`,
    );
  if (price_id) return { ...common, price_id };
  if (price) return { ...common, price };
  throw invalidFields(newError, {
    field: `items[${index}].price_id`,
    message: 'is required, unless the item has a price object',
  });
}
