import type { PriceRead, ProductRead } from '@billing/types';
import { type Kysely, type Selectable, sql } from 'kysely';

import type { PriceRow, ProductRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { priceEntity, productEntity } from './product-entity.ts';

/** Size of the active prices of a listed product in a response. */
export const PRICES_BYTES = sql<number>`(
  select coalesce(sum(octet_length(row_to_json(price)::text)), 0) from prices as price
  where price.account_id = part.account_id and price.product_id = part.id and price.status = 'active'
)`;

/** Size of the product of a listed price in a response. */
export const PRODUCT_BYTES = sql<number>`(
  select octet_length(row_to_json(product)::text) from products as product
  where product.account_id = part.account_id and product.id = part.product_id
)`;

/** Products of one account with all their active prices, oldest first. */
export async function withPrices(
  db: Kysely<Tables>,
  products: readonly Selectable<ProductRow>[],
): Promise<ProductRead[]> {
  const [first] = products;
  if (first === undefined) return [];
  const prices = await db
    .selectFrom('prices')
    .selectAll()
    .where('account_id', '=', first.account_id)
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const pricesOf = Map.groupBy(prices, ({ product_id }) => product_id);
  return products.map((product) => ({
    ...productEntity(product),
    prices: (pricesOf.get(product.id) ?? []).map(priceEntity),
  }));
}

/** Prices of one account with their products. */
export async function withProduct(db: Kysely<Tables>, prices: readonly Selectable<PriceRow>[]): Promise<PriceRead[]> {
  const [first] = prices;
  if (first === undefined) return [];
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('account_id', '=', first.account_id)
    .where('id', 'in', [...new Set(prices.map(({ product_id }) => product_id))])
    .execute();
  const entities = new Map(products.map((product) => [product.id, productEntity(product)]));
  return prices.map((price) => ({ ...priceEntity(price), product: entities.get(price.product_id)! }));
}
