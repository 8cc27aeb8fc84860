import type { Kysely, Selectable } from 'kysely';

import type { BillingPeriod } from '../billing-cycles/billing-period.ts';
import { placeOf } from '../pricing/read-parties.ts';
import { isPaymentUnderWay } from '../transactions/payment-under-way.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionLine, TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { Place } from '../tax/tax-table.ts';

type Row = Selectable<SubscriptionRow>;

type PaidTransaction = Pick<
  Selectable<TransactionRow>,
  'id' | 'status' | 'origin' | 'address_id' | 'billing_period' | 'currency_code' | 'discount_id' | 'lines' | 'payments'
>;

/** Units of a price that were charged for the current period, and how. */
export interface PaidUnits {
  readonly quantity: number;
  /** The line that charged them, with its copies, discount and tax rate. */
  readonly line: TransactionLine;
  /** Where they were sold. */
  readonly place: Place;
  readonly currency_code: string;
  readonly discount_id: Selectable<TransactionRow>['discount_id'];
  readonly transaction_id: Selectable<TransactionRow>['id'] | null;
  readonly state: 'paid' | 'processing' | 'unpaid';
}

/** What was charged for the current period of a subscription. */
export interface PaidPeriod {
  /** The units that are left of each price, by its id; those charged last come last. */
  readonly units: ReadonlyMap<string, readonly PaidUnits[]>;
  /** The period that the prices were charged for, before its end was moved. */
  readonly priced: BillingPeriod | undefined;
}

/**
 * Reads what was charged and credited for the current period of a subscription, in its order: a line that
 * credits takes away the units that were charged last. Lines that wait for the renewal count like charged
 * ones, since the moment of the change that made them.
 */
export async function readPaidPeriod(db: Kysely<Tables>, row: Row): Promise<PaidPeriod> {
  const period = row.current_billing_period;
  if (period === null) return { units: new Map(), priced: undefined };
  const all = await readTransactions(db, row);
  // A trial, or a period that was paused, can have begun at the same moment as the one that was charged
  // after it.
  const begun = all.findLastIndex(
    ({ origin, billing_period }) => !CHANGING.has(origin) && billing_period?.starts_at === period.starts_at,
  );
  const transactions = all.slice(Math.max(begun, 0));
  const places = await readPlaces(db, row, transactions);
  const changes = [
    ...transactions.flatMap((transaction) => {
      const { address_id, currency_code, discount_id, id: transaction_id, lines } = transaction;
      const place = places.get(address_id ?? '');
      if (place === undefined) return [];
      const common = { place, currency_code, discount_id, transaction_id, state: stateOf(transaction) };
      const ofPeriod = lines.filter((line) => isOfPeriod(line, transaction, period));
      return ofPeriod.map((line) => unitsOf(line, common));
    }),
    ...waitingLines(row, period, places.get(row.address_id)),
  ];
  // Ids rise with the time at which they were made, also within a moment of a test clock that stands still.
  changes.sort((a, b) => (a.line.id < b.line.id ? -1 : 1));
  const units = new Map<string, PaidUnits[]>();
  for (const change of changes) count(units, change);
  return { units, priced: all[begun]?.billing_period ?? undefined };
}

function waitingLines(row: Row, period: BillingPeriod, place: Place | undefined): PaidUnits[] {
  if (place === undefined) return [];
  const { currency_code, discount, stored_lines } = row;
  const discount_id = discount?.id ?? null;
  const common = { place, currency_code, discount_id, transaction_id: null, state: 'paid' } as const;
  const ofPeriod = stored_lines.filter((line) => isOfPeriod(line, undefined, period));
  return ofPeriod.map((line) => unitsOf(line, common));
}

/** @param common Its discount is that of lines stored before lines named theirs. */
function unitsOf(line: TransactionLine, common: Omit<PaidUnits, 'line' | 'quantity'>): PaidUnits {
  return { ...common, discount_id: line.discount_id ?? common.discount_id, quantity: line.quantity, line };
}

/** These charge a part of a period. */
const CHANGING: ReadonlySet<PaidTransaction['origin']> = new Set([
  'subscription_update',
  'subscription_charge',
  'subscription_payment_method_change',
]);

async function readTransactions(db: Kysely<Tables>, { account_id, id }: Row): Promise<PaidTransaction[]> {
  return db
    .selectFrom('transactions')
    .select([
      'id',
      'status',
      'origin',
      'address_id',
      'billing_period',
      'currency_code',
      'discount_id',
      'lines',
      'payments',
    ])
    .where('account_id', '=', account_id)
    .where('subscription_id', '=', id)
    .where('status', 'in', ['billed', 'past_due', 'paid', 'completed'])
    .where('origin', 'not in', ['subscription_charge', 'subscription_payment_method_change'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function readPlaces(
  db: Kysely<Tables>,
  { account_id, address_id }: Row,
  transactions: readonly PaidTransaction[],
): Promise<ReadonlyMap<string, Place>> {
  const ids = new Set([address_id, ...transactions.flatMap((each) => each.address_id ?? [])]);
  const rows = await db
    .selectFrom('addresses')
    .select(['id', 'country_code', 'region', 'postal_code'])
    .where('account_id', '=', account_id)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, placeOf(row)]));
}

/**
 * Whether a line charges or credits units for a period. The first transaction of a subscription has no
 * proration.
 */
function isOfPeriod(
  { price, proration, moves_date }: TransactionLine,
  transaction: PaidTransaction | undefined,
  period: BillingPeriod,
): boolean {
  if (price.billing_cycle === null || moves_date === true) return false;
  const starts_at = proration?.billing_period.starts_at ?? transaction?.billing_period?.starts_at;
  return starts_at !== undefined && starts_at >= period.starts_at;
}

function stateOf(transaction: PaidTransaction): PaidUnits['state'] {
  if (transaction.status === 'completed') return 'paid';
  return transaction.status === 'paid' || isPaymentUnderWay(transaction) ? 'processing' : 'unpaid';
}

function count(units: Map<string, PaidUnits[]>, change: PaidUnits): void {
  const { id } = change.line.price;
  const earlier = units.get(id) ?? [];
  if (change.quantity > 0) units.set(id, [...earlier, change]);
  else units.set(id, takenLast(earlier, -change.quantity).left);
}

/** The units that were charged last, up to a quantity, and those that are left. */
export function takenLast(
  units: readonly PaidUnits[],
  quantity: number,
): { readonly taken: PaidUnits[]; readonly left: PaidUnits[] } {
  const left = [...units];
  const taken: PaidUnits[] = [];
  let missing = quantity;
  while (missing > 0) {
    const last = left.pop();
    if (last === undefined) break;
    const part = Math.min(missing, last.quantity);
    taken.push({ ...last, quantity: part });
    if (part < last.quantity) left.push({ ...last, quantity: last.quantity - part });
    missing -= part;
  }
  return { taken, left };
}
