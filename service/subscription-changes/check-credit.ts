import type { Kysely, Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { PaidUnits } from './paid-units.ts';

type Row = Selectable<SubscriptionRow>;

export type CreditCode =
  | 'subscription_credit_creation_against_processing_transaction_not_allowed'
  | 'subscription_credit_creation_against_uncompleted_transaction_not_allowed'
  | 'subscription_currency_update_and_actions_creating_credits_not_allowed'
  | 'subscription_outstanding_pending_refund'
  | 'subscription_update_different_currency_credits';

interface Credited {
  /** The currency of the subscription after the change. */
  readonly currency_code: string;
  readonly credited: readonly PaidUnits[];
}

const WAY_OUT =
  'Use a mode that credits nothing, such as full_immediately or do_not_bill, or repeat the request later.';

/** Checks that what a change credits was paid, in the same currency, and is not about to be refunded. */
export async function checkCredit(
  newError: NewError<CreditCode>,
  db: Kysely<Tables>,
  before: Row,
  { currency_code, credited }: Credited,
): Promise<void> {
  if (credited.length > 0 && currency_code !== before.currency_code)
    throw newError(
      'subscription_currency_update_and_actions_creating_credits_not_allowed',
      `The request changes the currency from ${before.currency_code} to ${currency_code} and credits what was paid in ${before.currency_code}. Make two requests, or use a mode that credits nothing.`,
    );
  for (const { state, transaction_id, currency_code: paid } of credited) {
    if (paid !== currency_code)
      throw newError(
        'subscription_update_different_currency_credits',
        `The change credits a part of transaction ${transaction_id}, which was paid in ${paid}, but the subscription is now charged in ${currency_code}. ${WAY_OUT}`,
      );
    if (state === 'processing')
      throw newError(
        'subscription_credit_creation_against_processing_transaction_not_allowed',
        `The change credits a part of transaction ${transaction_id}, whose payment is being processed. ${WAY_OUT}`,
      );
    if (state === 'unpaid')
      throw newError(
        'subscription_credit_creation_against_uncompleted_transaction_not_allowed',
        `The change credits a part of transaction ${transaction_id}, which is not paid. ${WAY_OUT}`,
      );
  }
  await checkNoRefund(newError, db, before, credited);
}

async function checkNoRefund(
  newError: NewError<'subscription_outstanding_pending_refund'>,
  db: Kysely<Tables>,
  { account_id }: Row,
  credited: readonly PaidUnits[],
): Promise<void> {
  const ids = [...new Set(credited.flatMap(({ transaction_id }) => transaction_id ?? []))];
  if (ids.length === 0) return;
  const pending = await db
    .selectFrom('adjustments')
    .select(['id', 'transaction_id'])
    .where('account_id', '=', account_id)
    .where('transaction_id', 'in', ids)
    .where('status', '=', 'pending_approval')
    .limit(1)
    .executeTakeFirst();
  if (pending === undefined) return;
  throw newError(
    'subscription_outstanding_pending_refund',
    `The change credits a part of transaction ${pending.transaction_id}, and its refund ${pending.id} is waiting for approval. ${WAY_OUT}`,
  );
}
