import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { priceEntity, productEntity } from '../products/product-entity.ts';
import { sharedIfLocking } from '../storage/shared-if-locking.ts';
import type { Tables } from '../storage/tables.ts';
import type { CatalogItem } from './sold-item.ts';

export type ReadItemsCode = 'transaction_price_not_found';

/** An item of a request that names a price of the catalog. */
export interface RequestedItem {
  /** Its position in the request, for errors. */
  readonly index: number;
  readonly price_id: string;
  readonly quantity: number;
  /** By default true. */
  readonly include_in_totals?: boolean;
}

/**
 * Reads the prices of items with their products. In a transaction it locks both, so that a concurrent
 * request can't archive them before the commit.
 *
 * @returns the items in the order of the request.
 * @throws `transaction_price_not_found` for the first price that is unknown, archived, or of an archived
 *   product.
 */
export async function readItems(
  newError: NewError<ReadItemsCode>,
  db: Kysely<Tables>,
  accountId: string,
  requested: readonly RequestedItem[],
): Promise<CatalogItem[]> {
  if (requested.length === 0) return [];
  const priceIds = [...new Set(requested.map(({ price_id }) => price_id))];
  const prices = await sharedIfLocking(
    db,
    db
      .selectFrom('prices')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', 'in', priceIds as never),
  ).execute();
  const products = await readProducts(
    db,
    accountId,
    prices.map(({ product_id }) => product_id),
  );
  const priceOf = new Map<string, (typeof prices)[number]>(prices.map((price) => [price.id, price]));
  return requested.map(({ index, price_id, quantity, include_in_totals = true }) => {
    const price = priceOf.get(price_id);
    const product = price === undefined ? undefined : products.get(price.product_id);
    if (price === undefined || product === undefined || price.status === 'archived' || product.status === 'archived')
      throw unusable(newError, `items[${index}]`, price_id, price?.status, product);
    return { price: priceEntity(price), product: productEntity(product), quantity, includeInTotals: include_in_totals };
  });
}

async function readProducts(db: Kysely<Tables>, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await sharedIfLocking(
    db,
    db
      .selectFrom('products')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', 'in', [...new Set(ids)] as never),
  ).execute();
  return new Map(rows.map((row) => [row.id as string, row]));
}

function unusable(
  newError: NewError<ReadItemsCode>,
  item: string,
  id: string,
  status: string | undefined,
  product: { readonly id: string } | undefined,
): Error {
  const price = `Price ${id} of ${item}`;
  if (status === undefined) return newError('transaction_price_not_found', `${price} not found.`);
  const archived =
    status === 'archived' || product === undefined ? price : `${price} belongs to product ${product.id}, which`;
  return newError(
    'transaction_price_not_found',
    `${archived} is archived. Only active prices of active products can be sold.`,
  );
}
