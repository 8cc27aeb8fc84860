import type { ErrorCode } from '@billing/server';
import type { CurrencyCode } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { countImmediateCharge } from '../limits/immediate-charge.ts';
import { MINIMUM_CHARGE } from '../money/minimum-charge.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Row = Pick<Selectable<SubscriptionRow>, 'account_id' | 'id'>;

export type CountedCode =
  | 'subscription_immediate_charge_24_hour_limit_exceeded'
  | 'subscription_immediate_charge_hour_limit_exceeded';

/**
 * What `changeAndCharge` calls before it charges a request: it counts the charge. Real time counts, also
 * with a test clock.
 */
export function countingCharges(
  newError: NewError<CountedCode>,
  { clock }: Pick<AccountServices, 'clock'>,
  { account_id, id }: Row,
): (trx: Transaction<Tables>) => Promise<void> {
  return (trx) => countImmediateCharge(newError, trx, clock.system, { accountId: account_id, subscriptionId: id });
}

/** Rejects a charge that is too small. What credit pays is not charged. */
export function smallestCharge<Code extends ErrorCode>(
  newError: NewError<Code>,
  code: Code,
  currency_code: string,
): (due: bigint) => void {
  const minimum = MINIMUM_CHARGE[currency_code as CurrencyCode];
  return (due) => {
    if (due < minimum)
      throw newError(
        code,
        `The charge would be ${due}, and must be 0 or at least ${minimum}, the smallest charge in ${currency_code}.`,
      );
  };
}

/** The error of `changeAndCharge` when there is something to pay, and nothing to pay with. */
export function missingMethod(
  newError: NewError<'subscription_missing_payment_method_cannot_update'>,
  { id }: Row,
): () => Error {
  return () =>
    newError(
      'subscription_missing_payment_method_cannot_update',
      `Subscription ${id} has no payment method that could be charged. Charge with the next renewal, or let the customer add a payment method.`,
    );
}

/** The errors of a preview, which counts no charge. */
export function uncounted<Code extends ErrorCode>(newError: NewError<Code>): NewError<Code | CountedCode> {
  return newError as NewError<Code | CountedCode>;
}
