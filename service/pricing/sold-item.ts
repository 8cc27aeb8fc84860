import type { PreviewedPrice, PreviewedProduct, Price, Product } from '@billing/types';

/**
 * A price, its product and a quantity. Previews also sell prices and products that don't exist; those have
 * no id.
 */
export interface SoldItem<P extends PreviewedPrice = PreviewedPrice, Q extends PreviewedProduct = PreviewedProduct> {
  readonly price: P;
  readonly product: Q;
  readonly quantity: number;
  /** `false` for an item that has figures but no part in the totals. */
  readonly includeInTotals: boolean;
}

/** An item whose price and product are in the catalog, or were when it was sold. */
export type CatalogItem = SoldItem<Price, Product>;
