import type { Kysely, Selectable } from 'kysely';

import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Row = Pick<
  Selectable<TransactionRow>,
  'account_id' | 'origin' | 'collection_mode' | 'totals' | 'lines' | 'discount_id'
>;

/**
 * Whether a transaction is paid with a payment instrument. One of value 0 is when the instrument pays for a
 * subscription later: a transaction that changes the payment method, a trial whose price requires a payment
 * method, and a first period that a discount or credit pays, if later ones cost something. Then the gateway
 * only verifies the instrument.
 */
export async function takesInstrument(db: Kysely<Tables>, row: Row): Promise<boolean> {
  const { origin, collection_mode, totals, lines } = row;
  if (totals.balance !== '0' || origin === 'subscription_payment_method_change') return true;
  if (collection_mode !== 'automatic') return false;
  if (lines.some(({ price }) => price.trial_period?.requires_payment_method === true)) return true;
  return costsLater(db, row);
}

/**
 * Whether the renewals of a purchase without a trial cost something. A discount without an end applies to
 * all of them.
 */
async function costsLater(db: Kysely<Tables>, { account_id, lines, discount_id }: Row): Promise<boolean> {
  const recurring = lines.filter(({ price }) => price.billing_cycle !== null && price.trial_period === null);
  if (recurring.every(({ totals }) => totals.subtotal === '0')) return false;
  if (discount_id === null || recurring.some(({ totals }) => totals.total !== '0')) return true;
  const { recur, maximum_recurring_intervals } = await db
    .selectFrom('discounts')
    .select(['recur', 'maximum_recurring_intervals'])
    .where('account_id', '=', account_id)
    .where('id', '=', discount_id)
    .executeTakeFirstOrThrow();
  return !recur || maximum_recurring_intervals !== null;
}
