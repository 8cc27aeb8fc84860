import type { Selectable } from 'kysely';

import { toJson } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';

type Row = Selectable<SubscriptionRow>;

/** The JSON columns without `custom_data`, which counts towards the limit of the account. */
const JSON_COLUMNS = [
  'billing_details',
  'billing_cycle',
  'discount',
  'items',
  'scheduled_change',
  'current_billing_period',
  'import_meta',
  'instrument',
  'stored_lines',
  'stored_charges',
  'pending_change',
] as const satisfies readonly (keyof Row)[];

type Written<Columns> = {
  [Name in Exclude<keyof Columns, 'custom_data'>]: Name extends (typeof JSON_COLUMNS)[number]
    ? string | Extract<Columns[Name], null>
    : Columns[Name];
};

/** Columns as they are written, with JSON as text. */
export function subscriptionColumns<Columns extends Partial<Row>>({
  custom_data: _,
  ...columns
}: Columns): Written<Columns> {
  const texts = JSON_COLUMNS.filter((name) => name in columns).map((name) => [name, toJson((columns as Row)[name])]);
  return { ...columns, ...Object.fromEntries(texts) } as Written<Columns>;
}
