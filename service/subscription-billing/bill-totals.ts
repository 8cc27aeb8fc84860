import { added, NOTHING } from '../money/totals.ts';
import { totalsEntity } from '../pricing/totals-entity.ts';
import type { LineTotals, TransactionLine, TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Selectable } from 'kysely';

type Row = Selectable<TransactionRow>;

const amountsOf = ({ subtotal, discount, tax, total }: LineTotals) => ({
  subtotal: BigInt(subtotal),
  discount: BigInt(discount),
  tax: BigInt(tax),
  total: BigInt(total),
});

/**
 * The totals of lines that have their figures, before credit. Lines that credit more than the others charge
 * leave credit for the balance.
 */
export function billTotals(lines: readonly TransactionLine[], currency_code: string): Row['totals'] {
  const sum = lines.reduce((total, line) => added(total, amountsOf(line.totals)), NOTHING);
  const due = sum.total > 0n ? sum.total : 0n;
  return {
    ...totalsEntity(sum),
    credit: '0',
    credit_to_balance: String(due - sum.total),
    balance: String(due),
    grand_total: String(due),
    grand_total_tax: String(due === 0n ? 0n : sum.tax),
    fee: null,
    earnings: null,
    currency_code,
  };
}

/** The figures of the lines, added up by tax rate, in the order of first use. */
export function billTaxRates(lines: readonly TransactionLine[]): Row['tax_rates_used'] {
  const used = new Map<string, ReturnType<typeof amountsOf>>();
  for (const { tax_rate, totals } of lines) used.set(tax_rate, added(used.get(tax_rate) ?? NOTHING, amountsOf(totals)));
  return [...used].map(([tax_rate, totals]) => ({ tax_rate, totals: totalsEntity(totals) }));
}
