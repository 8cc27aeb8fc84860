import type { CurrencyCode, NonCatalogDiscountInput } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { createDiscount } from '../discounts/create-discount.ts';
import type { DiscountRuleCode } from '../discounts/discount-rules.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';

export type OwnDiscountCode = Exclude<DiscountRuleCode, 'discount_code_conflict'>;

/**
 * Creates a discount for one transaction, which no other can have. It has no code, so customers can't redeem
 * it at checkout, and its amount is in the currency of the transaction.
 */
export async function createOwnDiscount(
  newError: NewError<OwnDiscountCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  { account_id, id }: Pick<Selectable<TransactionRow>, 'account_id' | 'id'>,
  currency_code: CurrencyCode,
  {
    description,
    type,
    amount,
    recur,
    maximum_recurring_intervals,
    restrict_to,
    custom_data,
    ...left
  }: NonCatalogDiscountInput,
): Promise<Selectable<TransactionRow>['discount_id']> {
  assertAllUsed(left);
  const withoutCode: NewError<DiscountRuleCode> = (code, detail, more) =>
    code === 'discount_code_conflict' ? new Error(`internal error: ${detail}`) : newError(code, detail, more);
  const created = await createDiscount(
    withoutCode,
    trx,
    services,
    account_id,
    {
      description,
      type,
      amount,
      recur: recur ?? false,
      maximum_recurring_intervals: maximum_recurring_intervals ?? null,
      restrict_to: restrict_to ?? null,
      custom_data: custom_data ?? null,
      mode: 'custom',
      enabled_for_checkout: false,
      currency_code: type === 'percentage' ? null : currency_code,
    },
    undefined,
    id,
  );
  return created.id;
}
