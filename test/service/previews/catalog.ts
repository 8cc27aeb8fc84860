import type { PriceCreate } from '@billing/types';

import { anyError } from '../../../service/common/any-error.ts';
import type { Id } from '../../../service/ids/id.ts';
import { createPrice } from '../../../service/products/create-price.ts';
import { createProduct } from '../../../service/products/create-product.ts';
import { ownServices } from '../../support/own-services.ts';
import type { TestService } from '../../support/service.ts';

/** New York City, with 8.875 % of tax that is added to prices. */
export const NEW_YORK = { country_code: 'US', postal_code: '10001' } as const;

/** A product, and a function that creates prices of it, in USD and with the tax mode of the account. */
export async function catalogOf({ services, accountId }: TestService, tax_category = 'saas' as const) {
  const own = await ownServices(services, accountId);
  const product = await services.db
    .transaction()
    .execute((trx) => createProduct(anyError, trx, own, accountId, { name: 'Team plan', tax_category }));
  const product_id = product.id as Id<'pro_'>;
  return {
    product_id,
    async price(amount: number, more: Partial<PriceCreate> = {}): Promise<Id<'pri_'>> {
      const unit_price = { amount: String(amount), currency_code: 'USD' } as const;
      const body = { product_id, description: 'A price', unit_price, ...more };
      const { id } = await services.db.transaction().execute((trx) => createPrice(anyError, trx, own, accountId, body));
      return id as Id<'pri_'>;
    },
  };
}

/** Totals as responses have them. */
export function totals(subtotal: number, discount: number, tax: number, total: number) {
  return { subtotal: String(subtotal), discount: String(discount), tax: String(tax), total: String(total) };
}
