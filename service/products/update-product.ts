import type { Product, ProductUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import { type EntityKind, updateEntity } from '../entities/update-entity.ts';
import type { AccountServices } from '../services.ts';
import type { ProductRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { productEntity } from './product-entity.ts';
import { checkTaxCategory, type ProductRuleCode, storedImageUrl } from './product-rules.ts';

const PRODUCT: EntityKind<'products', 'product.updated'> = {
  table: 'products',
  name: 'Product',
  updated: 'product.updated',
  entity: productEntity,
};

/** @throws `conflict` when another request has changed the product since `before` was read. */
export async function updateProduct(
  newError: NewError<'conflict' | ProductRuleCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  before: Selectable<ProductRow>,
  { image_url, ...body }: ProductUpdate,
): Promise<Product> {
  const changes = changedMembers(before, { ...body, image_url: storedImageUrl(image_url) });
  if (changes.tax_category !== undefined)
    await checkTaxCategory(newError, trx, before.account_id, changes.tax_category, services.rules);
  return updateEntity(newError, trx, services, PRODUCT, before, changes);
}
