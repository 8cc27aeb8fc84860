import type { Selectable } from 'kysely';

import type { Totals } from '../money/cart.ts';
import { parsedDecimal } from '../money/decimal.ts';
import type { Fraction } from '../money/fraction.ts';
import type { AdjustmentAction } from '../storage/rows/adjustment-rows.ts';
import type { TransactionLine, TransactionRow } from '../storage/rows/transaction-rows.ts';
import { type Counted, isReturning, summed } from './counted.ts';

type Row = Pick<Selectable<TransactionRow>, 'lines' | 'totals'>;

/** What earlier adjustments, pending ones included, left of a line. */
export interface LineRemainder {
  readonly line: TransactionLine;
  /** The figures of the line, for `refundShare`. */
  readonly figures: Totals & { readonly taxRate: Fraction };
  /** What earlier adjustments took. */
  readonly adjusted: Totals;
  /** Of the total of the line, tax included. */
  readonly left: bigint;
}

/** What can still be adjusted of a transaction. */
export interface Remainder {
  /**
   * Of what the customer paid, for a refund or chargeback; of the balance, for a credit. It can be less than
   * that of all lines.
   */
  readonly total: bigint;
  readonly lines: readonly LineRemainder[];
}

export function remainderOf({ lines, totals }: Row, earlier: readonly Counted[], action: AdjustmentAction): Remainder {
  const returned = summed(earlier.filter(isReturning).map(({ totals: figures }) => figures)).total;
  return {
    total: action === 'credit' ? BigInt(totals.balance) : BigInt(totals.grand_total) - returned,
    lines: lines.map((line) => lineRemainder(line, earlier)),
  };
}

/** The tax rate at which a line is adjusted: 0 once its tax was returned, and else that of the sale. */
export function currentRate({ id, tax_rate }: TransactionLine, earlier: readonly Counted[]): string {
  const isReturned = earlier.some(({ items }) => items.some(({ item_id, type }) => item_id === id && type === 'tax'));
  return isReturned ? '0' : tax_rate;
}

function lineRemainder(line: TransactionLine, earlier: readonly Counted[]): LineRemainder {
  const { subtotal, discount, tax, total } = line.totals;
  const adjusted = summed(
    earlier.flatMap(({ items }) => items.filter(({ item_id }) => item_id === line.id)).map(({ totals }) => totals),
  );
  return {
    line,
    figures: {
      subtotal: BigInt(subtotal),
      discount: BigInt(discount),
      tax: BigInt(tax),
      total: BigInt(total),
      taxRate: parsedDecimal(currentRate(line, earlier)),
    },
    adjusted,
    left: BigInt(total) - adjusted.total,
  };
}
