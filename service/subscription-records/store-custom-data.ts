import type { Selectable, Transaction } from 'kysely';

import { type AnyObject, toJson } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * Stores the custom data of a subscription whose row the caller has locked, and which the caller has counted
 * (`customDataColumn`).
 *
 * @param custom_data Undefined when it does not change.
 */
export async function storeCustomData(
  trx: Transaction<Tables>,
  row: Selectable<SubscriptionRow>,
  custom_data: AnyObject | null | undefined,
): Promise<Selectable<SubscriptionRow>> {
  if (custom_data === undefined) return row;
  await trx
    .updateTable('subscriptions')
    .set({ custom_data: toJson(custom_data) })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, custom_data };
}
