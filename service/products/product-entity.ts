import type { Price, Product } from '@billing/types';

import type { PriceCopy, ProductCopy } from '../storage/rows/catalog-rows.ts';

/** The product of a row, or of a copy on a transaction. */
export function productEntity(row: ProductCopy): Required<Product> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    tax_category: row.tax_category,
    image_url: row.image_url,
    custom_data: row.custom_data,
    status: row.status,
    import_meta: row.import_meta,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** The price of a row, or of a copy on a transaction. */
export function priceEntity(row: PriceCopy): Required<Price> {
  return {
    id: row.id,
    product_id: row.product_id,
    description: row.description,
    type: row.type,
    name: row.name,
    billing_cycle: row.billing_cycle,
    trial_period: row.trial_period,
    tax_mode: row.tax_mode,
    unit_price: row.unit_price,
    unit_price_overrides: row.unit_price_overrides.map(({ country_codes, unit_price }) => ({
      country_codes: [...country_codes],
      unit_price,
    })),
    quantity: row.quantity,
    status: row.status,
    custom_data: row.custom_data,
    import_meta: row.import_meta,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
