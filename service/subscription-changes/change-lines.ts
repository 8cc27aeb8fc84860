import type { Kysely, Selectable } from 'kysely';

import type { BillingPeriod } from '../billing-cycles/billing-period.ts';
import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { newId } from '../ids/id.ts';
import { decimalText, parsedDecimal } from '../money/decimal.ts';
import type { PricedDiscount } from '../pricing/cart-discount.ts';
import { checkAmounts } from '../pricing/check-amounts.ts';
import { totalsEntity } from '../pricing/totals-entity.ts';
import { BILLING_MODES, type BillingMode } from '../proration/billing-mode.ts';
import { itemDifferences } from '../proration/item-differences.ts';
import { priceChange } from '../proration/price-change.ts';
import { type ProrationRate, rateBetween, WHOLE_PERIOD } from '../proration/proration-rate.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { StoredItem, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionLine } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { readPricedDiscount } from '../subscription-billing/active-discount.ts';
import { termsPaid, termsToday, type Today, type UnitTerms } from './change-basis.ts';
import { checkCredit, type CreditCode } from './check-credit.ts';
import { type PaidPeriod, type PaidUnits, readPaidPeriod, takenLast } from './paid-units.ts';

type Row = Selectable<SubscriptionRow>;

/** A line before its figures. */
interface UnpricedLine {
  readonly terms: UnitTerms;
  readonly quantity: number;
  readonly rate: ProrationRate;
  readonly period: BillingPeriod;
  readonly isMove: boolean;
}

/** What changes in what a subscription is charged for its current period. */
export interface PeriodChange {
  readonly mode: BillingMode;
  readonly items: readonly StoredItem[];
  /** Another end of the period; undefined when it stays. */
  readonly movedTo: Timestamp | undefined;
}

/**
 * The lines that charge and credit a change, with their figures. Charges use today's price, discount and tax
 * rate. Credits use those that were paid, and units that were not paid for are not credited.
 *
 * @param before The subscription before the change.
 * @param after The subscription after it, as far as its currency goes.
 */
export async function changeLines(
  newError: NewError<CreditCode | 'invalid_field'>,
  db: Kysely<Tables>,
  clock: AccountClock,
  { before, currency_code, today }: { readonly before: Row; readonly currency_code: string; readonly today: Today },
  change: PeriodChange,
): Promise<TransactionLine[]> {
  const { rate } = BILLING_MODES[change.mode];
  const period = before.current_billing_period;
  if (rate === 'none' || period === null) return [];
  const paid = await readPaidPeriod(db, before);
  const basis = { period, priced: paid.priced ?? period };
  const credits = new Credits(paid, change.items);
  const differences = itemDifferences(before.items, change.items);
  const raised = differences.filter(({ quantity }) => quantity > 0);
  const lowered = differences.filter(({ quantity }) => quantity < 0);
  const isWhole = rate === 'whole';
  const left = isWhole ? WHOLE_PERIOD : rateBetween(basis.priced, earlier(today.at, period.ends_at), period.ends_at);
  const rest = { rate: left, period: { starts_at: today.at, ends_at: period.ends_at }, isMove: false };
  const charged = raised.map(({ item, quantity }) => ({ terms: termsToday(today, item), quantity, ...rest }));
  const taken = isWhole ? [] : lowered.flatMap(({ item, quantity }) => credits.take(item.price.id, -quantity));
  const moved = movedParts(basis, change, credits, raised);
  const credited = [...taken, ...moved.taken];
  await checkCredit(newError, db, before, { currency_code, credited });
  const discounts = await readDiscounts(db, before, credited);
  const terms = (units: PaidUnits): UnitTerms => termsPaid(today, units, discounts);
  const lines: UnpricedLine[] = [
    ...charged,
    ...joined(taken.map((units) => ({ terms: terms(units), quantity: -units.quantity, ...rest }))),
    ...moved.charged.map((item) => ({ terms: termsToday(today, item), quantity: item.quantity, ...moved.part })),
    ...joined(moved.taken.map((units) => ({ terms: terms(units), quantity: -units.quantity, ...moved.part }))),
    // What this change adds is credited like it is charged.
    ...moved.added.map(({ item, quantity }) => ({
      terms: termsToday(today, item),
      quantity: -quantity,
      ...moved.part,
    })),
  ].filter(({ rate: { value } }) => value.numerator !== 0n);
  return pricedLines(newError, clock, lines);
}

/** The units that can be credited. */
class Credits {
  readonly #left: Map<string, readonly PaidUnits[]>;
  readonly #kept: ReadonlyMap<string, number>;

  constructor({ units }: PaidPeriod, after: readonly StoredItem[]) {
    this.#left = new Map(units);
    this.#kept = new Map(after.map(({ price, quantity }) => [price.id, quantity]));
  }

  /** Takes units that were paid and are not used any more. */
  take(priceId: string, quantity: number): PaidUnits[] {
    const paid = this.paid(priceId);
    const unused = Math.max(0, paid - (this.#kept.get(priceId) ?? 0));
    return this.#take(priceId, Math.min(quantity, unused));
  }

  /** Takes units that are used, for a part of the period. */
  takeUsed(priceId: string, quantity: number): PaidUnits[] {
    return this.#take(priceId, Math.min(quantity, this.paid(priceId)));
  }

  paid(priceId: string): number {
    return (this.#left.get(priceId) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  #take(priceId: string, quantity: number): PaidUnits[] {
    const { taken, left } = takenLast(this.#left.get(priceId) ?? [], quantity);
    this.#left.set(priceId, left);
    return taken;
  }
}

interface Basis {
  readonly period: BillingPeriod;
  /** The period that prices are for. */
  readonly priced: BillingPeriod;
}

interface MovedParts {
  readonly part: Pick<UnpricedLine, 'rate' | 'period' | 'isMove'>;
  /** Charged for the added time. */
  readonly charged: readonly StoredItem[];
  /** Credited for the time that is taken away. */
  readonly taken: readonly PaidUnits[];
  /** The same for units that this change charges. */
  readonly added: readonly Difference[];
}

type Difference = ReturnType<typeof itemDifferences<StoredItem>>[number];

function movedParts(
  { period, priced }: Basis,
  { movedTo, items, mode }: PeriodChange,
  credits: Credits,
  raised: readonly Difference[],
): MovedParts {
  const none = { charged: [], taken: [], added: [] };
  if (movedTo === undefined || movedTo === period.ends_at || BILLING_MODES[mode].rate === 'whole')
    return { ...none, part: { rate: WHOLE_PERIOD, period, isMove: true } };
  const isLater = movedTo > period.ends_at;
  const [starts_at, ends_at] = isLater ? [period.ends_at, movedTo] : [movedTo, period.ends_at];
  const part = { rate: rateBetween(priced, starts_at, ends_at), period: { starts_at, ends_at }, isMove: true };
  if (isLater) return { ...none, part, charged: items };
  const addedOf = (id: string): number => raised.find(({ item }) => item.price.id === id)?.quantity ?? 0;
  const taken = items.flatMap(({ price: { id }, quantity }) => credits.takeUsed(id, quantity - addedOf(id)));
  return { part, charged: [], taken, added: raised };
}

/** One line for units that were charged on the same terms. */
function joined(lines: readonly UnpricedLine[]): UnpricedLine[] {
  const result: UnpricedLine[] = [];
  for (const line of lines) {
    const same = result.findIndex(({ terms }) => areSame(terms, line.terms));
    const earlierLine = result[same];
    if (earlierLine === undefined) result.push(line);
    else result[same] = { ...earlierLine, quantity: earlierLine.quantity + line.quantity };
  }
  return result;
}

function areSame(a: UnitTerms, b: UnitTerms): boolean {
  return (
    a.price.id === b.price.id &&
    a.unitAmount === b.unitAmount &&
    a.taxRate === b.taxRate &&
    a.taxMode === b.taxMode &&
    a.discountShare.numerator * b.discountShare.denominator === b.discountShare.numerator * a.discountShare.denominator
  );
}

function earlier(a: Timestamp, b: Timestamp): Timestamp {
  return a < b ? a : b;
}

async function readDiscounts(
  db: Kysely<Tables>,
  { account_id }: Row,
  credited: readonly PaidUnits[],
): Promise<ReadonlyMap<string, PricedDiscount>> {
  const ids = new Set(credited.flatMap(({ discount_id }) => discount_id ?? []));
  const discounts = new Map<string, PricedDiscount>();
  for (const id of ids) discounts.set(id, await readPricedDiscount(db, account_id, id));
  return discounts;
}

function pricedLines(
  newError: NewError<'invalid_field'>,
  clock: AccountClock,
  lines: readonly UnpricedLine[],
): TransactionLine[] {
  const { lines: priced, totals } = priceChange(
    lines.map(({ terms: { unitAmount, taxMode, taxRate, discountShare }, quantity, rate }) => ({
      line: {
        unitAmount,
        quantity: BigInt(quantity),
        taxMode,
        taxRate: parsedDecimal(taxRate),
        proration: rate.value,
      },
      discountShare,
    })),
  );
  checkAmounts(newError, priced, totals);
  return lines.map(({ terms, quantity, rate, period, isMove }, index): TransactionLine => ({
    id: newId('txnitm_', clock),
    price: terms.price,
    product: terms.product,
    quantity,
    proration: { rate: decimalText(rate.value), billing_period: period },
    tax_rate: terms.taxRate,
    unit_totals: totalsEntity(priced[index]!.unitTotals),
    totals: totalsEntity(priced[index]!.totals),
    ...(isMove && { moves_date: true }),
    ...(terms.discount_id !== null && { discount_id: terms.discount_id }),
  }));
}
