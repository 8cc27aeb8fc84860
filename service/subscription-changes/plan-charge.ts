import type { SubscriptionCharge } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { CatalogItem } from '../pricing/sold-item.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { readActiveDiscount } from '../subscription-billing/active-discount.ts';
import type { ImmediateChange } from '../subscription-billing/charge-now.ts';
import { priceSubscriptionItems } from '../subscription-billing/price-period.ts';
import type { ChangeableCode } from '../subscription-lifecycle/check-changeable.ts';
import { soldItems, type SoldItemsCode } from '../transactions/sold-items.ts';
import { type CountedCode, countingCharges, missingMethod, smallestCharge } from './before-charge.ts';
import type { EndedCode } from './check-state.ts';
import { lockToChange } from './lock-to-change.ts';

type Row = Selectable<SubscriptionRow>;

/** Codes of the items of a charge; each of them has a price without a billing cycle. */
type ItemCode = Exclude<SoldItemsCode, TogetherCode> | 'subscription_charge_duplicate_price_ids';
type TogetherCode =
  | 'transaction_duplicate_price_ids'
  | 'transaction_price_different_billing_cycle'
  | 'transaction_price_different_trial_period';

export type PlanChargeCode =
  | ChangeableCode
  | EndedCode
  | ItemCode
  | 'subscription_invalid_billing_mode_for_scheduled_change'
  | 'subscription_missing_payment_method_cannot_update'
  | 'subscription_not_active'
  | 'transaction_balance_less_than_charge_limit';

/** The items that can wait for one renewal, as many as a transaction can have. */
const MOST_STORED = 100;

/**
 * What a one-time charge changes and bills. Charges that wait for the renewal are stored with the
 * subscription, without figures.
 */
export async function planCharge(
  newError: NewError<CountedCode | PlanChargeCode>,
  trx: Transaction<Tables>,
  own: AccountServices,
  found: Row,
  { effective_from, items: requested, on_payment_failure, ...left }: SubscriptionCharge,
): Promise<ImmediateChange> {
  assertAllUsed(left);
  const before = await lockToChange(newError, trx, own, found);
  checkCharged(newError, before, effective_from);
  const items = await soldItems(inCharge(newError), trx, own, before.account_id, requested);
  checkOnce(newError, items);
  const at = own.clock.now();
  const discount = await readActiveDiscount(trx, before, at);
  const lines = await priceSubscriptionItems(newError, trx, own, before, items, { period: null, discount, at });
  const common = {
    before,
    events: [],
    onPaymentFailure: on_payment_failure ?? 'prevent_change',
    missingMethod: missingMethod(newError, before),
  };
  if (effective_from === 'next_billing_period') {
    const stored_charges = withCharges(newError, before, items);
    return { ...common, columns: { stored_charges, updated_at: before.updated_at }, bill: null };
  }
  return {
    ...common,
    // The charge is reported with the events of its transaction alone.
    columns: { updated_at: before.updated_at },
    bill: {
      origin: 'subscription_charge',
      lines,
      billing_period: before.current_billing_period,
      discount_id: discount?.id ?? null,
    },
    checkDue: smallestCharge(newError, 'transaction_balance_less_than_charge_limit', before.currency_code),
    beforeCharge: countingCharges(newError, own, before),
  };
}

function checkCharged(
  newError: NewError<'subscription_invalid_billing_mode_for_scheduled_change' | 'subscription_not_active'>,
  { id, status, scheduled_change }: Row,
  effective_from: SubscriptionCharge['effective_from'],
): void {
  if (status === 'paused')
    throw newError(
      'subscription_not_active',
      `Subscription ${id} is paused. It can be charged when it is active again.`,
    );
  if (effective_from === 'immediately' || scheduled_change === null) return;
  const { action, effective_at } = scheduled_change;
  throw newError(
    'subscription_invalid_billing_mode_for_scheduled_change',
    `Subscription ${id} has a scheduled change, ${action} at ${effective_at}, so it has no next renewal. ` +
      'Charge it immediately, or remove the scheduled change.',
  );
}

/** The rules between the items of a purchase, as those of a charge. */
function inCharge(newError: NewError<ItemCode>): NewError<SoldItemsCode> {
  return (code, detail, more) => {
    if (code === 'transaction_duplicate_price_ids')
      return newError('subscription_charge_duplicate_price_ids', detail, more);
    if (code === 'transaction_price_different_billing_cycle' || code === 'transaction_price_different_trial_period')
      return invalidFields(newError, { field: 'items', message: ONCE });
    return newError(code, detail, more);
  };
}

const ONCE =
  'must have prices without a billing_cycle: a charge is made once. To add a recurring price, update the items of the subscription';

function checkOnce(newError: NewError<'invalid_field'>, items: readonly CatalogItem[]): void {
  const [fault, ...faults] = items.flatMap(({ price }, index) =>
    price.billing_cycle === null ? [] : [{ field: `items[${index}]`, message: ONCE }],
  );
  if (fault !== undefined) throw invalidFields(newError, fault, ...faults);
}

function withCharges(
  newError: NewError<'invalid_field'>,
  { stored_charges }: Row,
  items: readonly CatalogItem[],
): Row['stored_charges'] {
  const charges = [...stored_charges, ...items.map(({ price, product, quantity }) => ({ price, product, quantity }))];
  if (charges.length <= MOST_STORED) return charges;
  throw invalidFields(newError, {
    field: 'items',
    message: `must be fewer: ${stored_charges.length} items wait for the next renewal, which can charge ${MOST_STORED}`,
  });
}
