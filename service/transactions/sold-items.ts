import type { SubscriptionCharge, TransactionCreate, TransactionUpdate } from '@billing/types';
import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { CheckItemsCode } from '../pricing/check-items.ts';
import type { NonCatalogItem } from '../pricing/non-catalog-item.ts';
import { readSoldItems, type ReadSoldItemsCode } from '../pricing/read-sold-items.ts';
import type { CatalogItem } from '../pricing/sold-item.ts';
import { createPrice } from '../products/create-price.ts';
import { createProduct } from '../products/create-product.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';

type Services = Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>;

/** The items of a request. */
export type RequestedItems = NonNullable<(SubscriptionCharge | TransactionCreate | TransactionUpdate)['items']>;

/** Codes of an item that is created. */
export type CreatedItemCode = Exclude<SoldItemsCode, CheckItemsCode>;

export type SoldItemsCode = ReadSoldItemsCode | 'storage_limit_reached';

/**
 * The items of a request, with copies of their prices and products as they are now. Those that are not in
 * the catalog are created, as custom ones.
 */
export async function soldItems(
  newError: NewError<SoldItemsCode>,
  trx: Transaction<Tables>,
  services: Services,
  accountId: string,
  requested: RequestedItems,
): Promise<CatalogItem[]> {
  const sold: CatalogItem[] = [];
  for (const item of await readSoldItems(newError, trx, services.rules, accountId, requested))
    sold.push('creation' in item ? await createdItem(newError, trx, services, accountId, item) : item);
  return sold;
}

/** An item that is not in the catalog, with its price and product, which are created. */
export async function createdItem(
  newError: NewError<CreatedItemCode>,
  trx: Transaction<Tables>,
  services: Services,
  accountId: string,
  { creation, quantity, includeInTotals }: NonCatalogItem,
): Promise<CatalogItem> {
  const type = 'custom';
  const product =
    'id' in creation.product
      ? creation.product
      : await createProduct(newError, trx, services, accountId, { ...creation.product, type });
  const { product: _product, ...price } = creation.price;
  const body = { ...price, product_id: product.id, type } as const;
  return { price: await createPrice(newError, trx, services, accountId, body), product, quantity, includeInTotals };
}
