import type { Product, ProductCreate } from '@billing/types';
import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { eventOfNew, REQUESTED } from '../entities/origin.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import { type NewRow, toJson } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { ProductRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { productEntity } from './product-entity.ts';
import { checkTaxCategory, type ProductRuleCode, storedImageUrl } from './product-rules.ts';

export async function createProduct(
  newError: NewError<ProductRuleCode>,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  accountId: string,
  { name, tax_category, type, description = null, image_url = null, custom_data = null }: ProductCreate,
  origin = REQUESTED,
): Promise<Product> {
  await checkTaxCategory(newError, trx, accountId, tax_category, rules);
  const now = clock.now();
  const row = await trx
    .insertInto('products')
    .values({
      account_id: accountId,
      id: newId('pro_', clock),
      name,
      description,
      type: type ?? 'standard',
      tax_category,
      image_url: storedImageUrl(image_url),
      custom_data: await customDataColumn(newError, trx, rules, accountId, custom_data),
      import_meta: toJson(origin.import_meta),
      created_at: now,
      updated_at: now,
    } satisfies NewRow<ProductRow, ProductCreate>)
    .returningAll()
    .executeTakeFirstOrThrow();
  const product = productEntity(row);
  await publish(
    trx,
    { clock, notifyDue },
    { accountId, type: eventOfNew('product', origin), data: product, occurredAt: now },
  );
  return product;
}
