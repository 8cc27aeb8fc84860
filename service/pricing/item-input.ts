import type { TransactionCreate, TransactionPreviewCreate, TransactionUpdate } from '@billing/types';

type TransactionItem = TransactionCreate['items'][number] | NonNullable<TransactionUpdate['items']>[number];
type PreviewItem = TransactionPreviewCreate['items'][number];

/** An item of a request. Only a preview can leave it out of the totals. */
export type ItemInput = (TransactionItem & Partial<Record<'include_in_totals', undefined>>) | PreviewItem;
