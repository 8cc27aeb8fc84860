import { dueRefunds } from '../adjustments/due-refund.ts';
import { dueKeys } from '../api-keys/due-key.ts';
import type { DueKind } from '../due/due-kind.ts';
import { dueReports } from '../reports/due-report.ts';
import { dueInvoices } from '../subscription-payments/due-invoice.ts';

/** All that happens in accounts by itself; at equal times in this order. */
export const dueKinds: readonly DueKind[] = [dueKeys, dueInvoices, dueRefunds, dueReports];
