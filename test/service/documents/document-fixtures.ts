import { eventSamples } from '@billing/server/event-samples';
import type { CurrencyCode, Totals, Transaction, TransactionLineItem } from '@billing/types';

import type { CreditNoteSource } from '../../../service/documents/credit-note-content.ts';
import type { InvoiceSource } from '../../../service/documents/invoice-content.ts';
import type { Cart, CartLine } from '../../../service/money/cart.ts';
import { decimalText, parsedDecimal } from '../../../service/money/decimal.ts';
import { priceCart } from '../../../service/money/price-cart.ts';

const billed = eventSamples['transaction.billed'][1].data;
const completed = eventSamples['transaction.completed'][1].data;
const sampleItem = completed.items[0]!;
const sampleLine = completed.details.line_items[0]!;

const parties = {
  accountName: 'Works Software',
  customer: eventSamples['customer.created'][1].data,
  address: eventSamples['address.created'][1].data,
  business: eventSamples['business.created'][1].data,
};

/** The invoice of the sample of a manually collected transaction. */
export function invoiceSource(changes: Partial<InvoiceSource> = {}): InvoiceSource {
  return { ...parties, transaction: billed, dueAt: '2026-03-17T08:00:12.330590Z', ...changes };
}

/** The credit note of the sample of a refund. */
export function creditNoteSource(changes: Partial<CreditNoteSource> = {}): CreditNoteSource {
  return {
    ...parties,
    adjustment: eventSamples['adjustment.created'][1].data,
    transaction: completed,
    number: 'CN-2026-00007',
    ...changes,
  };
}

export function cartLine(
  unitAmount: bigint,
  quantity: bigint,
  taxRate: string,
  more: Partial<CartLine> = {},
): CartLine {
  const whole = parsedDecimal('1');
  const rate = parsedDecimal(taxRate);
  return {
    ...{
      unitAmount,
      quantity,
      taxMode: 'external',
      taxRate: rate,
      proration: whole,
      discountable: true,
      inTotals: true,
    },
    ...more,
  };
}

function texts<Name extends string>(figures: Readonly<Record<Name, bigint>>): Record<Name, string> {
  const entries = Object.entries<bigint>(figures).map(([name, figure]) => [name, String(figure)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** A completed transaction with the figures of the cart. `name` names the product of each line. */
export function transactionOf(
  currency: CurrencyCode,
  cart: Cart,
  name = (index: number): string => `Product ${index + 1}`,
): Transaction {
  const priced = priceCart(cart);
  const lines = cart.lines.map(({ quantity, taxRate, proration }, index): TransactionLineItem => {
    const rate = decimalText(proration);
    return {
      ...sampleLine,
      id: `txnitm_${String(index).padStart(26, '0')}`,
      price_id: `pri_${String(index).padStart(26, '0')}`,
      quantity: Number(quantity),
      proration: rate === '1' ? null : { rate, billing_period: completed.billing_period! },
      tax_rate: decimalText(taxRate),
      unit_totals: texts<keyof Totals>(priced.lines[index]!.unitTotals),
      totals: texts<keyof Totals>(priced.lines[index]!.totals),
      product: { ...sampleLine.product, name: name(index) },
    };
  });
  const { grandTotal, grandTotalTax, creditToBalance, ...totals } = priced.totals;
  const grand = { grand_total: grandTotal, grand_total_tax: grandTotalTax, credit_to_balance: creditToBalance };
  return {
    ...completed,
    currency_code: currency,
    items: lines.map(({ price_id, quantity, proration }) => ({ ...sampleItem, price_id, quantity, proration })),
    details: {
      ...completed.details,
      line_items: lines,
      totals: { ...completed.details.totals, ...texts({ ...totals, ...grand }), currency_code: currency },
      tax_rates_used: priced.taxRatesUsed.map((used) => ({
        tax_rate: decimalText(used.taxRate),
        totals: texts<keyof Totals>(used.totals),
      })),
    },
    payments: cart.captured === 0n ? [] : [{ ...completed.payments[0]!, amount: String(cart.captured) }],
  };
}
