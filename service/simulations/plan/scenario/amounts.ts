import type { Discount, PurchaseLine, ScenarioState, Terms, Transaction } from './scenario-state.ts';

type Details = Transaction['details'];

interface Totals {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

/** The amounts of an unpaid purchase. For each line and for all of them, `total` = `subtotal` - `discount` + `tax`. */
export function unpaidDetails(
  { purchase, trial, currencyCode }: Pick<ScenarioState, 'purchase' | 'trial'> & { readonly currencyCode: string },
  { taxRate, discount }: { readonly taxRate: string; readonly discount: Discount | null },
): Details {
  const priced = withDiscounts(purchase, trial !== null, discount).map(({ line, unit, discount: off }) => ({
    line,
    totals: totalsOf(unit * BigInt(line.quantity), off, taxRate),
    unitTotals: totalsOf(unit, divided(off, BigInt(line.quantity)), taxRate),
  }));
  const all = sum(priced.map(({ totals }) => totals));
  return {
    tax_rates_used: [{ tax_rate: taxRate, totals: written(all) }],
    totals: { ...fullTotals(all, all.total), fee: null, earnings: null, currency_code: currencyCode },
    adjusted_totals: {
      ...adjustedTotals(all),
      grand_total: String(all.total),
      grand_total_tax: String(all.tax),
      fee: null,
      retained_fee: '0',
      earnings: null,
      currency_code: currencyCode,
    },
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items: priced.map(({ line, totals, unitTotals }) => ({
      id: line.id,
      price_id: line.price.id,
      quantity: line.quantity,
      proration: null,
      tax_rate: taxRate,
      unit_totals: written(unitTotals),
      totals: written(totals),
      product: line.product,
    })),
  };
}

/** The amounts once the balance is paid. */
export function paidDetails(details: Details): Details {
  return { ...details, totals: { ...details.totals, balance: '0' } };
}

/** The amounts once the fee is known: `earnings` = `total` - `tax` - `fee`, also converted to the payout currency. */
export function settledDetails(details: Details, terms: Terms): Details {
  const { totals, adjusted_totals } = details;
  const [subtotal, discount, tax] = [totals.subtotal, totals.discount, totals.tax].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  const charged = settle({ subtotal, discount, tax, total: BigInt(totals.total) }, terms.feeRate);
  const rate = totals.currency_code === terms.payoutCurrency ? '1' : terms.exchangeRate;
  const exchanged = [subtotal, discount, tax].map((amount) => share(amount, rate)) as [bigint, bigint, bigint];
  const payout = settle(addedUp(...exchanged), terms.feeRate);
  const earned = { fee: String(charged.fee), earnings: String(charged.earnings) };
  const paidOut = {
    fee: String(payout.fee),
    earnings: String(payout.earnings),
    exchange_rate: rate,
    currency_code: terms.payoutCurrency,
  };
  return {
    ...details,
    totals: { ...totals, ...earned },
    adjusted_totals: { ...adjusted_totals, ...earned },
    payout_totals: {
      ...fullTotals(payout, 0n),
      fee_rate: terms.feeRate,
      ...paidOut,
    },
    adjusted_payout_totals: {
      ...adjustedTotals(payout),
      retained_fee: '0',
      chargeback_fee: { amount: '0', original: null },
      ...paidOut,
    },
  };
}

/** Each line with its unit price, zero for recurring prices in a trial, and its share of the discount. */
function withDiscounts(purchase: readonly PurchaseLine[], inTrial: boolean, discount: Discount | null) {
  // A flat discount applies once: each line takes from the amount that the lines before it have not used.
  let left = discount?.type === 'flat' ? BigInt(discount.amount) : 0n;
  return purchase.map((line) => {
    const unit = inTrial && line.price.billing_cycle !== null ? 0n : BigInt(line.price.unit_price.amount);
    const subtotal = unit * BigInt(line.quantity);
    const off = discount !== null && appliesTo(discount, line) ? offLine(discount, line, subtotal, left) : 0n;
    left -= discount?.type === 'flat' ? off : 0n;
    return { line, unit, discount: off };
  });
}

function offLine({ type, amount }: Discount, { quantity }: PurchaseLine, subtotal: bigint, left: bigint): bigint {
  if (type === 'percentage') return share(subtotal, amount, 100n);
  const off = type === 'flat_per_seat' ? BigInt(amount) * BigInt(quantity) : left;
  return off < subtotal ? off : subtotal;
}

function appliesTo({ restrict_to }: Discount, { price, product }: PurchaseLine): boolean {
  return restrict_to === null || restrict_to.some((id) => id === price.id || id === product.id);
}

function totalsOf(subtotal: bigint, discount: bigint, taxRate: string): Totals {
  return addedUp(subtotal, discount, share(subtotal - discount, taxRate));
}

function addedUp(subtotal: bigint, discount: bigint, tax: bigint): Totals {
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

function settle(totals: Totals, feeRate: string): Totals & { readonly fee: bigint; readonly earnings: bigint } {
  const fee = share(totals.total, feeRate);
  return { ...totals, fee, earnings: totals.total - totals.tax - fee };
}

function sum(all: readonly Totals[]): Totals {
  const of = (part: keyof Totals): bigint => all.reduce((amount, totals) => amount + totals[part], 0n);
  return { subtotal: of('subtotal'), discount: of('discount'), tax: of('tax'), total: of('total') };
}

function written({ subtotal, discount, tax, total }: Totals) {
  return {
    subtotal: String(subtotal),
    discount: String(discount),
    tax: String(tax),
    total: String(total),
  };
}

/** Totals without credit; `balance` is what is still to be paid. */
function fullTotals(totals: Totals, balance: bigint) {
  return {
    ...written(totals),
    credit: '0',
    credit_to_balance: '0',
    balance: String(balance),
    grand_total: String(totals.total),
    grand_total_tax: String(totals.tax),
  };
}

/** Totals without adjustments, whose subtotal is after the discount. */
function adjustedTotals({ subtotal, discount, tax, total }: Totals) {
  return { subtotal: String(subtotal - discount), tax: String(tax), total: String(total) };
}

/** `amount` × `rate` / `of`, rounded to the nearest unit; `of` is 100 when the rate is a percentage. */
function share(amount: bigint, rate: string, of = 1n): bigint {
  const [whole = '', decimals = ''] = rate.split('.');
  return divided(amount * BigInt(whole + decimals), of * 10n ** BigInt(decimals.length));
}

/** Rounded to the nearest integer, halves up. */
function divided(amount: bigint, by: bigint): bigint {
  return (amount * 2n + by) / (by * 2n);
}
