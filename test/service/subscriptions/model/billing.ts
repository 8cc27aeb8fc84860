import { lineTotals } from '../../money/second/line-totals.ts';
import { dividedBy, one, type Rational, rounded, times, whole } from '../../money/second/rational.ts';
import { type SecondTotals, sumOf } from '../../money/second/second-cart.ts';
import {
  type Balance,
  grandTotal,
  type Item,
  type Line,
  type Model,
  type ModelSubscription,
  type ModelTransaction,
  type PaidUnits,
} from './model.ts';
import { CARDS, DISCOUNTS, MINUTE, ONE_TIME_PRICE, PRICES, SMALLEST_CHARGE, taxAt } from './world.ts';

/** What is billed, and how it is paid. */

export function totalsOf(lines: readonly Line[]): SecondTotals {
  return sumOf(
    lines.map(({ amount, quantity, rate, percentage, taxRate }) =>
      lineTotals(
        {
          unitAmount: amount,
          quantity: BigInt(quantity),
          taxMode: 'external',
          taxRate: { numerator: BigInt(taxRate.slice(2)), denominator: 100n },
          proration: rate,
          discountable: true,
          inTotals: true,
        },
        percentage === 0n ? null : { type: 'percentage', share: { numerator: percentage, denominator: 100n } },
        0n,
      ),
    ),
  );
}

/** The discount of what is charged in the current period at a time, 0 for none. */
export function percentageAt({ discount, period }: ModelSubscription, time: number): bigint {
  if (discount === null || discount.start > time) return 0n;
  const isOver = discount.end !== null && period!.start >= discount.end;
  return isOver ? 0n : DISCOUNTS[discount.discount]!.percentage;
}

/** Lines of quantities that are charged today. */
export function linesFor(now: number, items: readonly Item[], percentage: bigint, rate: Rational = one): Line[] {
  return items.map(({ price, quantity }) => ({
    amount: PRICES[price]!,
    quantity,
    rate,
    percentage,
    taxRate: taxAt(now),
  }));
}

export function oneTimeLines(now: number, quantities: readonly number[], percentage: bigint): Line[] {
  return quantities.map((quantity) => ({
    amount: ONE_TIME_PRICE,
    quantity,
    rate: one,
    percentage,
    taxRate: taxAt(now),
  }));
}

const minutesOf = (time: number): bigint => BigInt(Math.floor(time / MINUTE));

/** The part of a whole billing period that the time from one moment to another is, with five decimals. */
export function rateOf({ period, wholePeriod }: ModelSubscription, from: number, to: number): Rational {
  const { start } = period!;
  const minutes = minutesOf(start + wholePeriod) - minutesOf(start);
  const decimals = rounded(dividedBy(whole(100_000n * (minutesOf(to) - minutesOf(from))), whole(minutes)));
  return times(whole(decimals), { numerator: 1n, denominator: 100_000n });
}

/**
 * Units as they are credited when some are taken away: those that nothing was paid for go first, without
 * credit, then those that were charged last. What is taken away without a credit stays paid.
 */
export function taken(paid: readonly PaidUnits[], { price, quantity: all }: Item, quantity: number) {
  const paidFor = paid.reduce((sum, units) => sum + (units.price === price ? units.quantity : 0), 0);
  const credited: PaidUnits[] = [];
  const left: PaidUnits[] = [];
  let missing = quantity - Math.min(quantity, Math.max(0, all - paidFor));
  for (const units of paid.toReversed()) {
    const count = units.price === price ? Math.min(missing, units.quantity) : 0;
    missing -= count;
    if (count > 0) credited.push({ ...units, quantity: count });
    if (count < units.quantity) left.unshift({ ...units, quantity: units.quantity - count });
  }
  return { credited: merged(credited), left };
}

/** Units for which the same was paid are one line. */
function merged(all: readonly PaidUnits[]): PaidUnits[] {
  const groups = Map.groupBy(all, ({ percentage, taxRate }) => `${percentage} ${taxRate}`);
  return [...groups.values()].map((group) => ({
    ...group[0]!,
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/** Credit pays all or as much as there is, but leaves nothing that is less than the smallest charge. */
function creditFor({ balance }: Model, total: bigint): bigint {
  const available = balance?.available ?? 0n;
  if (total <= 0n || available <= 0n) return 0n;
  if (available >= total) return total;
  if (total - available >= SMALLEST_CHARGE) return available;
  return total > SMALLEST_CHARGE ? total - SMALLEST_CHARGE : 0n;
}

export function balanceOf(model: Model): Balance {
  model.balance ??= { available: 0n, reserved: 0n, used: 0n };
  return model.balance;
}

/** A transaction that is not stored yet. */
export function newTransaction(
  model: Model,
  { origin, period }: Pick<ModelTransaction, 'origin' | 'period'>,
  lines: readonly Line[],
): ModelTransaction {
  const totals = totalsOf(lines);
  return { origin, period, totals, credit: creditFor(model, totals.total), status: 'completed', payments: [] };
}

/** What credit pays is not charged. */
export function isTooSmall({ totals: { total }, credit }: ModelTransaction): boolean {
  return total > credit && total - credit < SMALLEST_CHARGE;
}

/**
 * Stores a transaction and charges the card. Returns whether it is paid; otherwise it is past due with its
 * credit reserved.
 */
export function pay(model: Model, transaction: ModelTransaction): boolean {
  model.transactions.push(transaction);
  const { credit, totals } = transaction;
  if (credit > 0n) {
    balanceOf(model).available -= credit;
    balanceOf(model).reserved += credit;
  }
  if (totals.total < 0n) balanceOf(model).available -= totals.total;
  return charge(model, transaction);
}

/** Charges the card for a transaction, for the first time or again. */
export function charge(model: Model, transaction: ModelTransaction): boolean {
  const declined = CARDS[model.subscription.card];
  const due = grandTotal(transaction);
  if (due > 0n) transaction.payments.push(`${due} ${declined === null ? 'captured' : declined.error}`);
  if (due > 0n && declined !== null) {
    transaction.status = 'past_due';
    return false;
  }
  complete(model, transaction);
  return true;
}

export function complete(model: Model, transaction: ModelTransaction): void {
  transaction.status = 'completed';
  if (transaction.credit === 0n) return;
  balanceOf(model).reserved -= transaction.credit;
  balanceOf(model).used += transaction.credit;
}

export function cancelTransaction(model: Model, transaction: ModelTransaction): void {
  transaction.status = 'canceled';
  if (transaction.credit === 0n) return;
  balanceOf(model).reserved -= transaction.credit;
  balanceOf(model).available += transaction.credit;
}
