import type { Selectable, Transaction } from 'kysely';

import { OperatorError } from '../common/operator-error.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Customer = Selectable<CustomerRow>;

/** More than fit into a sentence. */
const SHOWN = 5;

/**
 * A customer who still owes something, or will be charged, can't be erased: nothing could be sent to them
 * any more.
 *
 * @throws OperatorError with what to do first.
 */
export async function checkErasable(trx: Transaction<Tables>, { account_id, id }: Customer): Promise<void> {
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .where('status', '!=', 'canceled')
    .orderBy('id')
    .execute();
  if (subscriptions.length > 0) {
    throw new OperatorError(
      `Customer ${id} has subscriptions that are not canceled: ${listed(subscriptions)}. Cancel them first, with "effective_from": "immediately".`,
    );
  }
  const open = await trx
    .selectFrom('transactions')
    .select('id')
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .where('status', 'in', ['billed', 'past_due', 'paid'])
    .orderBy('id')
    .execute();
  if (open.length > 0) {
    throw new OperatorError(
      `Customer ${id} has invoices that are not settled: ${listed(open)}. Collect or cancel them first: transaction cancel.`,
    );
  }
  const pending = await trx
    .selectFrom('adjustments')
    .select('id')
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .where((eb) => eb.or([eb('status', '=', 'pending_approval'), eb('refund_at', 'is not', null)]))
    .orderBy('id')
    .execute();
  if (pending.length > 0) {
    throw new OperatorError(
      `Customer ${id} has refunds that are not finished: ${listed(pending)}. Approve or reject them first, or wait until they are paid.`,
    );
  }
}

function listed(rows: readonly { readonly id: string }[]): string {
  const ids = rows.slice(0, SHOWN).map(({ id }) => id);
  return rows.length > SHOWN ? `${ids.join(', ')} and ${rows.length - SHOWN} more` : ids.join(', ');
}
