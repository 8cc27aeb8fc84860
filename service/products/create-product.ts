import type { Product, ProductCreate } from '@billing/types';
import type { Transaction } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { Rules, Services } from '../services.ts';
import type { NewRow } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { ProductRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { productEntity } from './product-entity.ts';

export async function createProduct(
  newError: NewError<'product_tax_category_not_approved' | 'storage_limit_reached'>,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<Services, 'clock' | 'rules' | 'notifyDue'>,
  accountId: string,
  { name, tax_category, type, description = null, image_url = null, custom_data = null }: ProductCreate,
): Promise<Product> {
  await checkTaxCategory(newError, trx, accountId, tax_category, rules);
  const now = timestamp(clock.now());
  const row = await trx
    .insertInto('products')
    .values({
      account_id: accountId,
      id: newId('pro_', clock),
      name,
      description,
      type: type ?? 'standard',
      tax_category,
      image_url: image_url === '' ? null : image_url,
      custom_data: await customDataColumn(newError, trx, rules, accountId, custom_data),
      import_meta: null,
      created_at: now,
      updated_at: now,
    } satisfies NewRow<ProductRow, ProductCreate>)
    .returningAll()
    .executeTakeFirstOrThrow();
  const product = productEntity(row);
  await publish(trx, { clock, notifyDue }, { accountId, type: 'product.created', data: product, occurredAt: now });
  return product;
}

/** The category `standard` needs no approval, and in sandbox none does. */
async function checkTaxCategory(
  newError: NewError<'product_tax_category_not_approved'>,
  trx: Transaction<Tables>,
  accountId: string,
  category: string,
  { environment }: Rules,
): Promise<void> {
  if (category === 'standard' || environment === 'sandbox') return;
  const account = await trx
    .selectFrom('accounts')
    .select('approved_tax_categories')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.approved_tax_categories.includes(category)) return;
  throw newError(
    'product_tax_category_not_approved',
    `The tax category ${category} is not approved for this account. Use standard, or ask support to approve the category.`,
  );
}
