import type { CurrencyCode } from '@billing/types';
import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { MINIMUM_CHARGE } from '../money/minimum-charge.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';

export type MinimumChargeCode =
  | 'transaction_balance_less_than_charge_limit'
  | 'transaction_recurring_balance_less_than_charge_limit';

/**
 * Rejects what could not be charged, for a transaction that is ready: an amount below the smallest charge,
 * other than 0. The same applies to its recurring items alone, which renewals charge.
 */
export function checkMinimumCharge(
  newError: NewError<MinimumChargeCode>,
  { currency_code, totals, lines }: Pick<Selectable<TransactionRow>, 'currency_code' | 'totals' | 'lines'>,
): void {
  const minimum = MINIMUM_CHARGE[currency_code as CurrencyCode];
  const accepted = `must be 0 or at least ${minimum}, the smallest charge in ${currency_code}`;
  const isTooSmall = (amount: bigint): boolean => amount > 0n && amount < minimum;
  if (isTooSmall(BigInt(totals.balance)))
    throw newError('transaction_balance_less_than_charge_limit', `The balance is ${totals.balance}, and ${accepted}.`);
  const recurring = lines
    .filter(({ price }) => price.billing_cycle !== null)
    .reduce((sum, line) => sum + BigInt(line.totals.total), 0n);
  if (isTooSmall(recurring)) {
    throw newError(
      'transaction_recurring_balance_less_than_charge_limit',
      `The total of the recurring items is ${recurring}, and ${accepted}.`,
    );
  }
}
