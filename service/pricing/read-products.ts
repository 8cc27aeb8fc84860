import type { Product } from '@billing/types';
import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { productEntity } from '../products/product-entity.ts';
import { sharedIfLocking } from '../storage/shared-if-locking.ts';
import type { Tables } from '../storage/tables.ts';
import type { NonCatalogRequest } from './non-catalog-item.ts';

/**
 * The products of the catalog that items with other prices name, by id. In a transaction it locks them, so
 * that a concurrent request can't archive them before the commit.
 *
 * @throws `entity_archived` for the first archived one.
 */
export async function readProducts(
  newError: NewError<'entity_archived'>,
  db: Kysely<Tables>,
  accountId: string,
  items: readonly NonCatalogRequest[],
): Promise<ReadonlyMap<string, Product>> {
  const ids = items.flatMap(({ price }) => price.product_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await sharedIfLocking(
    db,
    db
      .selectFrom('products')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', 'in', [...new Set(ids)]),
  ).execute();
  const archived = rows.find(({ status }) => status === 'archived');
  if (archived !== undefined)
    throw newError('entity_archived', `Product ${archived.id} is archived. Only active products can be sold.`);
  return new Map(rows.map((row) => [row.id, productEntity(row)]));
}
