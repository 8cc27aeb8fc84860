import type { Price, Product } from '@billing/types';
import type { Transaction } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { createDiscountGroup } from '../discount-groups/create-discount-group.ts';
import { createDiscount } from '../discounts/create-discount.ts';
import { createPrice } from '../products/create-price.ts';
import { createProduct } from '../products/create-product.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { DEMO_PRODUCTS, LAUNCH_DISCOUNTS, LAUNCH_GROUP, OTHER_DISCOUNTS } from './demo-catalog.ts';

/** Returns the ids of the first product, its first price, the discount group and its first discount. */
export async function seedCatalog(trx: Transaction<Tables>, services: AccountServices, accountId: string) {
  const catalog: { readonly product: Product['id']; readonly price: Price['id'] }[] = [];
  for (const demo of DEMO_PRODUCTS) {
    const product = await createProduct(anyError, trx, services, accountId, demo.product);
    for (const each of demo.prices) {
      const price = await createPrice(anyError, trx, services, accountId, { ...each, product_id: product.id });
      catalog.push({ product: product.id, price: price.id });
    }
  }
  const group = await createDiscountGroup(anyError, trx, services, accountId, { name: LAUNCH_GROUP });
  const discounts = [...LAUNCH_DISCOUNTS.map((each) => ({ ...each, discount_group_id: group.id })), ...OTHER_DISCOUNTS];
  const created: string[] = [];
  for (const each of discounts) created.push((await createDiscount(anyError, trx, services, accountId, each)).id);
  return { ...catalog[0]!, discount_group: group.id, discount: created[0]! };
}
