import type { Selectable } from 'kysely';

import type { TransactionRow } from '../storage/rows/transaction-rows.ts';

type Row = Pick<Selectable<TransactionRow>, 'origin' | 'collection_mode' | 'totals' | 'lines'>;

/**
 * Whether a transaction is paid with a payment instrument. One of value 0 is when the instrument pays for a subscription later: a transaction
 * that changes the payment method, and a trial whose price requires a payment method. Then the gateway only verifies the instrument.
 */
export function takesInstrument({ origin, collection_mode, totals, lines }: Row): boolean {
  if (totals.balance !== '0' || origin === 'subscription_payment_method_change') return true;
  return (
    collection_mode === 'automatic' && lines.some(({ price }) => price.trial_period?.requires_payment_method === true)
  );
}
