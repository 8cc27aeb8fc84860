import type {
  SubscriptionCharge,
  SubscriptionUpdate,
  TransactionCreate,
  TransactionPreviewCreate,
  TransactionUpdate,
} from '@billing/types';

type TransactionItem = NonNullable<(SubscriptionCharge | TransactionCreate | TransactionUpdate)['items']>[number];
type PreviewItem = TransactionPreviewCreate['items'][number];

/** An item of a request. Only a preview can leave it out of the totals. */
export type ItemInput = (TransactionItem & Partial<Record<'include_in_totals', undefined>>) | PreviewItem;

/**
 * A price of a request that is not in the catalog. An item that a subscription has can leave out its
 * quantity, and so differs.
 */
export type PriceInput = NonNullable<(ItemInput | NonNullable<SubscriptionUpdate['items']>[number])['price']>;
