import type { PreviewedPrice, PreviewedProduct, Product } from '@billing/types';
import type { Kysely } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import type { Complete } from '../common/lacking.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { checkPrice, type PriceFormCode, storedQuantity, storedTrial } from '../products/price-rules.ts';
import { checkTaxCategory } from '../products/product-rules.ts';
import type { Rules } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { errorsAt } from './errors-at.ts';
import type { PriceInput } from './item-input.ts';
import type { SoldItem } from './sold-item.ts';

type ProductInput = NonNullable<PriceInput['product']>;

/** An item of a request whose price is not in the catalog. */
export interface NonCatalogRequest {
  readonly index: number;
  readonly price: Complete<PreviewedPrice & Pick<PriceInput, 'product'>, PriceInput>;
  readonly quantity: number;
  readonly include_in_totals: boolean;
}

export type NonCatalogCode = PriceFormCode | 'product_tax_category_not_approved';

/** An item whose price is not in the catalog, with the price and product as they would be created. */
export interface NonCatalogItem extends SoldItem {
  /** What they are created from; the product can be one of the catalog. */
  readonly creation: { readonly price: PriceInput; readonly product: Product | ProductInput };
}

/**
 * The item of a request with its price as it would be created.
 *
 * @param products The products of the catalog that the request names, by id.
 * @throws the codes of an invalid price or product, and `invalid_field` unless exactly one of `product_id`
 *   and `product` is given.
 */
export async function nonCatalogItem(
  newError: NewError<NonCatalogCode>,
  db: Kysely<Tables>,
  rules: Rules,
  accountId: string,
  { index, price, quantity, include_in_totals }: NonCatalogRequest,
  products: ReadonlyMap<string, Product>,
): Promise<NonCatalogItem> {
  const inPrice = errorsAt(newError, `items[${index}].price`);
  const product = productOf(inPrice, price, products);
  if (!('id' in product)) await checkTaxCategory(inPrice, db, accountId, product.tax_category, rules);
  return {
    price: previewedPrice(inPrice, price),
    product: 'id' in product ? product : previewedProduct(product),
    quantity,
    includeInTotals: include_in_totals,
    creation: { price, product },
  };
}

function previewedPrice(
  newError: NewError<PriceFormCode>,
  {
    product_id = null,
    product: _product,
    description,
    unit_price,
    name = null,
    billing_cycle = null,
    trial_period,
    tax_mode,
    unit_price_overrides,
    quantity,
    custom_data = null,
    ...left
  }: PriceInput,
): PreviewedPrice {
  assertAllUsed(left);
  const limits = storedQuantity(newError, quantity ?? {});
  const trial = trial_period ? storedTrial(newError, trial_period) : null;
  const overrides = unit_price_overrides ?? [];
  checkPrice(newError, { billing_cycle, trial_period: trial, unit_price_overrides: overrides });
  return {
    id: null,
    product_id,
    description,
    type: 'custom',
    name,
    billing_cycle,
    trial_period: trial,
    tax_mode: tax_mode ?? 'account_setting',
    unit_price,
    unit_price_overrides: overrides,
    quantity: limits,
    status: 'active',
    custom_data,
    import_meta: null,
    created_at: null,
    updated_at: null,
  };
}

function productOf(
  newError: NewError<'invalid_field'>,
  { product_id, product }: PriceInput,
  products: ReadonlyMap<string, Product>,
): Product | ProductInput {
  if ((product_id ?? null) === null && product) return product;
  const known = product ? undefined : products.get(product_id ?? '');
  if (known !== undefined) return known;
  throw invalidFields(newError, {
    field: 'product_id',
    message: product || !product_id ? 'or product must be given, and not both' : 'must be the id of a product',
  });
}

function previewedProduct({
  name,
  tax_category,
  description = null,
  image_url,
  custom_data = null,
  ...left
}: ProductInput): PreviewedProduct {
  assertAllUsed(left);
  return {
    id: null,
    name,
    description,
    type: 'custom',
    tax_category,
    image_url: image_url || null,
    custom_data,
    status: 'active',
    import_meta: null,
    created_at: null,
    updated_at: null,
  };
}
