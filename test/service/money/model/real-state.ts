import type { Adjustment, TransactionRead } from '@billing/types';

import type { Real } from './real.ts';

/** What is compared after each step, as texts that read well where they differ. */
export interface ShownState {
  /** In the order of their creation. */
  readonly transactions: readonly ShownTransaction[];
  /** `available reserved used`, by customer and currency. */
  readonly balances: Readonly<Record<string, string>>;
  /** Redemptions of each discount. */
  readonly timesUsed: readonly number[];
}

export interface ShownTransaction {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly isNumbered: boolean;
  readonly lines: readonly string[];
  readonly totals: string;
  readonly adjustedTotals: string;
  /** Null until the transaction is completed. */
  readonly adjustedPayout: string | null;
  /** `amount status error`, the newest first. */
  readonly payments: readonly string[];
  readonly adjustments: readonly ShownAdjustment[];
}

export interface ShownAdjustment {
  readonly id: string;
  readonly text: string;
  readonly items: readonly string[];
}

/** Everything of the account that the operations changed. */
export interface Entities {
  readonly transactions: readonly TransactionRead[];
  readonly balances: readonly {
    readonly customer: number;
    readonly currency: string;
    readonly available: bigint;
    readonly reserved: bigint;
    readonly used: bigint;
  }[];
  readonly timesUsed: readonly number[];
}

export async function readEntities({ reader, customers, discounts }: Real): Promise<Entities> {
  const [transactions, discountList, ...balances] = await Promise.all([
    reader.transactions.list({ query: { include: ['adjustment'], per_page: 200 } }),
    reader.discounts.list({ query: { status: ['active', 'archived'], per_page: 200 } }),
    ...customers.map(({ customer_id }) => reader.creditBalances.list({ path: { customer_id } })),
  ]);
  return {
    transactions: transactions.data,
    timesUsed: discounts.map((id) => discountList.data.find((each) => each.id === id)?.times_used ?? 0),
    balances: balances.flatMap(({ data }, customer) =>
      data.map(({ currency_code, balance: { available, reserved, used } }) => ({
        customer,
        currency: currency_code,
        available: BigInt(available),
        reserved: BigInt(reserved),
        used: BigInt(used),
      })),
    ),
  };
}

/** @param ids The transactions in the order of their creation; others come last. */
export function shownReal({ transactions, balances, timesUsed }: Entities, ids: readonly string[]): ShownState {
  const position = ({ id }: TransactionRead): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return {
    transactions: [...transactions].sort((a, b) => position(a) - position(b)).map(shownTransaction),
    balances: Object.fromEntries(
      balances.map(({ customer, currency, available, reserved, used }) => [
        `${customer} ${currency}`,
        `${available} ${reserved} ${used}`,
      ]),
    ),
    timesUsed,
  };
}

function shownTransaction(transaction: TransactionRead): ShownTransaction {
  const { id, status, currency_code, invoice_number, details, items, payments } = transaction;
  const { totals, adjusted_totals: adjusted, adjusted_payout_totals: payout, line_items } = details;
  return {
    id,
    status,
    currency: currency_code,
    isNumbered: invoice_number !== null,
    lines: line_items.map((line, index) => `${items[index]!.quantity} ${line.tax_rate} ${amounts(line.totals)}`),
    totals: `${amounts(totals)} credit ${totals.credit} due ${totals.grand_total} taxed ${totals.grand_total_tax} balance ${totals.balance} fee ${totals.fee} earnings ${totals.earnings}`,
    adjustedTotals: `${adjusted.subtotal} + ${adjusted.tax} = ${adjusted.total} due ${adjusted.grand_total} taxed ${adjusted.grand_total_tax} fee ${adjusted.fee} earnings ${adjusted.earnings}`,
    adjustedPayout:
      payout === null
        ? null
        : `${payout.subtotal} + ${payout.tax} = ${payout.total} fee ${payout.fee} chargebacks ${payout.chargeback_fee.amount} earnings ${payout.earnings}`,
    payments: payments.map((payment) => `${payment.amount} ${payment.status} ${payment.error_code}`),
    adjustments: (transaction.adjustments ?? [])
      .map((each) => shownAdjustment(each, transaction))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function amounts(totals: {
  readonly subtotal: string;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
}): string {
  return `${totals.subtotal} - ${totals.discount} + ${totals.tax} = ${totals.total}`;
}

function shownAdjustment(
  { id, action, type, status, totals, items }: Adjustment,
  { details }: TransactionRead,
): ShownAdjustment {
  const lineOf = (itemId: string): number => details.line_items.findIndex((line) => line.id === itemId);
  return {
    id,
    text: `${action} ${type} ${status}: ${totals.subtotal} + ${totals.tax} = ${totals.total} fee ${totals.fee} earnings ${totals.earnings}`,
    items: items.map(
      (item) =>
        `line ${lineOf(item.item_id)} ${item.type} ${item.amount}: ${item.totals.subtotal} + ${item.totals.tax} = ${item.totals.total}`,
    ),
  };
}
