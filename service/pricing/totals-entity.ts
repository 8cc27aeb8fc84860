import type { TaxRateUsed, Totals as TotalsEntity, TransactionTotals } from '@billing/types';

import type { PricedCart, Totals } from '../money/cart.ts';
import { decimalText } from '../money/decimal.ts';
import type { Purchase } from './price-items.ts';
import type { SoldItem } from './sold-item.ts';

export function totalsEntity({ subtotal, discount, tax, total }: Totals): TotalsEntity {
  return { subtotal: String(subtotal), discount: String(discount), tax: String(tax), total: String(total) };
}

export function taxRatesUsed({ taxRatesUsed }: PricedCart): TaxRateUsed[] {
  return taxRatesUsed.map(({ taxRate, totals }) => ({ tax_rate: decimalText(taxRate), totals: totalsEntity(totals) }));
}

/** The totals of a purchase whose fee is not known: it is when its payment is processed. */
export function transactionTotals({ currency, cart: { totals } }: Purchase<SoldItem>): TransactionTotals {
  return {
    ...totalsEntity(totals),
    credit: String(totals.credit),
    credit_to_balance: String(totals.creditToBalance),
    balance: String(totals.balance),
    grand_total: String(totals.grandTotal),
    grand_total_tax: String(totals.grandTotalTax),
    fee: null,
    earnings: null,
    currency_code: currency,
  };
}
