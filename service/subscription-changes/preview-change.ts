import type { SubscriptionPreview } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { Caller } from '../auth/caller.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices, Services } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { billStages } from '../subscription-billing/bill-subscription.ts';
import type { ImmediateChange } from '../subscription-billing/charge-now.ts';
import { expectedDetails, nextTransaction, recurringDetails } from '../subscription-billing/expected-charge.ts';
import { subscriptionEntity } from '../subscription-records/subscription-entity.ts';
import { lastRow } from '../transactions/stages.ts';

/** Ends the transaction of a preview, so that nothing of it is stored. */
class Previewed extends Error {
  readonly preview: SubscriptionPreview;

  constructor(preview: SubscriptionPreview) {
    super('the preview is computed');
    this.preview = preview;
  }
}

/** A change with the summary that its preview shows. */
type PlannedChange = ImmediateChange & { readonly summary: SubscriptionPreview['update_summary'] };

/**
 * Computes a change as the request that makes it does, in a database transaction that is rolled back:
 * nothing is stored, no event is published, and nothing is charged.
 */
export async function previewChange(
  newError: NewError<'invalid_field'>,
  services: Services,
  { clock }: Pick<Caller, 'clock'>,
  plan: (trx: Transaction<Tables>, own: AccountServices) => Promise<PlannedChange>,
): Promise<SubscriptionPreview> {
  // Nothing becomes due.
  const own = { ...services, clock, notifyDue: () => undefined };
  try {
    return await services.db.transaction().execute(async (trx) => {
      throw new Previewed(await previewed(newError, trx, own, await plan(trx, own)));
    });
  } catch (error) {
    if (error instanceof Previewed) return error.preview;
    throw error;
  }
}

async function previewed(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  own: AccountServices,
  { before, columns, customData, bill, summary, checkDue, missingMethod }: PlannedChange,
): Promise<SubscriptionPreview> {
  const isChanged = Object.keys(columns).length > 0 || customData !== undefined;
  const row: Selectable<SubscriptionRow> = {
    ...before,
    ...(isChanged && { updated_at: own.clock.now() }),
    ...columns,
    ...(customData !== undefined && { custom_data: customData }),
  };
  const billed = bill === null ? null : lastRow(await billStages(trx, own, row, bill));
  const due = BigInt(billed?.totals.balance ?? '0');
  if (due > 0n) checkDue?.(due);
  const isCharged = billed !== null && billed.status === 'billed' && row.collection_mode === 'automatic';
  if (isCharged && row.instrument === null) throw missingMethod();
  return {
    ...subscriptionEntity(row),
    immediate_transaction: billed && {
      billing_period: billed.billing_period ?? { starts_at: billed.created_at, ends_at: billed.created_at },
      details: expectedDetails(billed.lines, { ...billed.totals, fee: null, earnings: null }),
      adjustments: [],
    },
    next_transaction: await nextTransaction(newError, trx, own, row),
    recurring_transaction_details: await recurringDetails(newError, trx, own, row),
    update_summary: summary,
  };
}
