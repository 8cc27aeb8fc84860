import type { ReportCreate } from '@billing/types';

import { adjustmentLineItems } from './adjustment-line-items.ts';
import { adjustments } from './adjustments.ts';
import { balance } from './balance.ts';
import { checkouts } from './checkouts.ts';
import { discounts } from './discounts.ts';
import { payoutReconciliation } from './payout-reconciliation.ts';
import { productsPrices } from './products-prices.ts';
import type { ReportContent } from './report-content.ts';
import { transactionLineItems } from './transaction-line-items.ts';
import { transactions } from './transactions.ts';

/** The content of each type of report that can be created. */
export const reportContents: Readonly<Record<ReportCreate['type'], ReportContent>> = {
  adjustments,
  adjustment_line_items: adjustmentLineItems,
  balance,
  checkouts,
  discounts,
  payout_reconciliation: payoutReconciliation,
  products_prices: productsPrices,
  transaction_line_items: transactionLineItems,
  transactions,
};

/** @throws Error for a type that this release can't generate. */
export function contentOf(type: string): ReportContent {
  const content: ReportContent | undefined = (reportContents as Readonly<Record<string, ReportContent>>)[type];
  if (content === undefined) throw new Error(`this release can't generate reports of the type "${type}"`);
  return content;
}
