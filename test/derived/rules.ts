import type { Operation } from '../../generator/model/api.ts';
import type { Outcome } from './requests.ts';

const PRICE_RULES = [
  'price_billing_cycle_frequency_below_1',
  'price_trial_period_missing_fields',
  'price_trial_period_frequency_below_1',
  'price_trial_period_requires_billing_cycle',
  'price_duplicate_currency_override_for_country',
];

/** The examples have all members, so that each change breaks a rule between members. */
const TRANSACTION_RULES = [
  ...PRICE_RULES,
  'price_billing_cycle_frequency_greater_than_maximum',
  'transaction_item_quantity_out_of_range',
  'transaction_billing_details_must_be_null',
  'transaction_billing_details_object_required',
  'transaction_billing_period_starts_at_greater_than_now',
  'transaction_currency_code_not_valid_for_manual',
  'transaction_customer_is_required_with_address',
  'transaction_duplicate_price_ids',
  'transaction_payment_terms_object_required',
  'transaction_status_must_be_ready',
];
const TRANSACTION_MESSAGES =
  /amounts are not converted$|^must (be lower: the amounts|be after billing_period|be a complete web address|be null for manual collection)/;

/** The examples are partial refunds, of lines and amounts that fit a transaction of 450.00 EUR a line. */
const ADJUSTMENT_RULES = [
  'adjustment_amount_cannot_be_zero',
  'adjustment_invalid_combination_of_types',
  'adjustment_tax_mode_not_allowed',
  'adjustment_transaction_invalid_status_for_credit',
  'adjustment_transaction_item_over_adjustment',
];

/** The examples change the items of a subscription that is collected manually. */
const SUBSCRIPTION_RULES = [
  ...PRICE_RULES,
  'price_billing_cycle_frequency_greater_than_maximum',
  'subscription_all_items_removed',
  'subscription_next_billed_at_too_soon',
  'transaction_billing_details_must_be_null',
  'transaction_billing_details_object_required',
  'transaction_currency_code_not_valid_for_manual',
  'transaction_duplicate_price_ids',
  'transaction_item_quantity_out_of_range',
  'transaction_payment_terms_object_required',
  'transaction_price_different_billing_cycle',
  'subscription_charge_duplicate_price_ids',
];
const SUBSCRIPTION_MESSAGES =
  /amounts are not converted$|^must (be lower: the amounts|have a price with a billing_cycle|have prices without a billing_cycle|be prorated_immediately)/;

/**
 * Rules that no schema expresses, about requests that conform to it: the operations and the codes of the
 * rejections.
 */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'adjustments.create': ADJUSTMENT_RULES,
  'discounts.create': ['discount_expired'],
  'discounts.update': ['discount_expired'],
  'subscriptions.charge': SUBSCRIPTION_RULES,
  'subscriptions.previewCharge': SUBSCRIPTION_RULES,
  'subscriptions.previewUpdate': SUBSCRIPTION_RULES,
  'subscriptions.update': SUBSCRIPTION_RULES,
  'testClock.start': ['test_clock_cannot_go_back'],
  'prices.create': PRICE_RULES,
  'prices.update': PRICE_RULES,
  'transactions.create': TRANSACTION_RULES,
  'transactions.update': [
    ...TRANSACTION_RULES,
    'transaction_balance_less_than_charge_limit',
    'transaction_cannot_be_modified_and_canceled',
    'transaction_invalid_status_change',
  ],
  'transactions.revise': ['transaction_nothing_to_revise'],
  'pricing.preview': ['transaction_item_quantity_out_of_range'],
  'transactions.preview': [
    ...PRICE_RULES,
    'price_billing_cycle_frequency_greater_than_maximum',
    'transaction_duplicate_price_ids',
    'transaction_item_quantity_out_of_range',
  ],
};

/** Each date of a range depends on the other one. */
const RANGE_MESSAGES = /^must (not be (before from|after)|be at most 366 days after from)/;

/** Rules whose rejections are `invalid_field`: their messages. */
const MESSAGES: Readonly<Record<string, RegExp>> = {
  'metrics.activeSubscribers': RANGE_MESSAGES,
  'metrics.chargebacks': RANGE_MESSAGES,
  'metrics.checkoutConversion': RANGE_MESSAGES,
  'metrics.monthlyRecurringRevenue': RANGE_MESSAGES,
  'metrics.monthlyRecurringRevenueChange': RANGE_MESSAGES,
  'metrics.refunds': RANGE_MESSAGES,
  'metrics.revenue': RANGE_MESSAGES,
  'pricing.preview': /amounts are not converted$/,
  'transactions.preview': /amounts are not converted$/,
  'subscriptions.charge': SUBSCRIPTION_MESSAGES,
  'subscriptions.previewCharge': SUBSCRIPTION_MESSAGES,
  'subscriptions.previewUpdate': SUBSCRIPTION_MESSAGES,
  'subscriptions.update': SUBSCRIPTION_MESSAGES,
  'transactions.create': TRANSACTION_MESSAGES,
  'transactions.update': TRANSACTION_MESSAGES,
  'transactions.revise': /^is required: the transaction has no business$/,
};

interface Rejection {
  readonly error?: { readonly code?: string; readonly errors?: readonly { readonly message: string }[] };
}

/** Whether a rule rejected the request. */
export function isRuledOut({ id }: Pick<Operation, 'id'>, { body }: Outcome): boolean {
  const { code, errors = [] } = (body as Rejection | undefined)?.error ?? {};
  if (code === undefined) return false;
  const isByMessage = errors.length > 0 && errors.every(({ message }) => MESSAGES[id]?.test(message));
  return isByMessage || RULES[id]?.includes(code) === true;
}
