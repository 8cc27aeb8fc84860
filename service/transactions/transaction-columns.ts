import type { Selectable } from 'kysely';

import { toJson } from '../storage/columns.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';

type Row = Selectable<TransactionRow>;

/** The JSON columns without `custom_data`, which counts towards the limit of the account. */
const JSON_COLUMNS = [
  'billing_details',
  'billing_period',
  'lines',
  'tax_rates_used',
  'totals',
  'adjusted_totals',
  'payout_totals',
  'adjusted_payout_totals',
  'checkout',
  'payments',
  'buyer',
] as const satisfies readonly (keyof Row)[];

type Written<Columns> = {
  [Name in Exclude<keyof Columns, 'custom_data'>]: Name extends (typeof JSON_COLUMNS)[number]
    ? string | Extract<Columns[Name], null>
    : Columns[Name];
};

/** Columns as they are written, with JSON as text. */
export function transactionColumns<Columns extends Partial<Row>>({
  custom_data: _,
  ...columns
}: Columns): Written<Columns> {
  const texts = JSON_COLUMNS.filter((name) => name in columns).map((name) => [name, toJson((columns as Row)[name])]);
  return { ...columns, ...Object.fromEntries(texts) } as Written<Columns>;
}

/** The columns in which two versions of a row differ. Unchanged JSON is the same object in both. */
export function differingColumns(before: Row, after: Row): Partial<Row> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Row]),
  ) as Partial<Row>;
}
