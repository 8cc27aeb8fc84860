import type { PriceCreate, PriceUpdate } from '@billing/types';
import type { Selectable } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { Duration, PriceRow } from '../storage/rows/catalog-rows.ts';

/** A billing cycle lasts at most three years: the highest frequency of each interval. */
const LONGEST_CYCLE: Readonly<Record<Duration['interval'], number>> = { day: 1_095, week: 156, month: 36, year: 3 };

const ANY_QUANTITY = { minimum: 1, maximum: 100 };

/** The codes of a price that is not valid. */
export type PriceFormCode =
  | 'invalid_field'
  | 'price_billing_cycle_frequency_below_1'
  | 'price_billing_cycle_frequency_greater_than_maximum'
  | 'price_trial_period_missing_fields'
  | 'price_trial_period_requires_billing_cycle'
  | 'price_trial_period_frequency_below_1'
  | 'price_duplicate_currency_override_for_country';

export type PriceRuleCode = PriceFormCode | 'storage_limit_reached';

type Price = Selectable<PriceRow>;
type Body = PriceCreate | PriceUpdate;

/** The quantity of a request in the form in which it is stored. */
export function storedQuantity(
  newError: NewError<'invalid_field'>,
  { minimum, maximum, ...left }: NonNullable<Body['quantity']>,
): Price['quantity'] {
  assertAllUsed(left);
  const stored = { minimum: minimum ?? ANY_QUANTITY.minimum, maximum: maximum ?? ANY_QUANTITY.maximum };
  if (stored.minimum <= stored.maximum) return stored;
  throw invalidFields(newError, {
    field: 'quantity.minimum',
    message: `must be at most quantity.maximum, which is ${stored.maximum}`,
  });
}

/** The trial of a request in the form in which it is stored. */
export function storedTrial(
  newError: NewError<'price_trial_period_missing_fields'>,
  { interval, frequency, requires_payment_method, ...left }: NonNullable<Body['trial_period']>,
): NonNullable<Price['trial_period']> {
  assertAllUsed(left);
  if (interval === undefined || frequency === undefined) {
    throw newError(
      'price_trial_period_missing_fields',
      'A trial_period needs an interval and a frequency, such as {"interval":"day","frequency":14}.',
    );
  }
  return { interval, frequency, requires_payment_method: requires_payment_method ?? true };
}

/** The rules that no schema of the spec expresses, for a price as it will be stored. */
export function checkPrice(
  newError: NewError<PriceFormCode>,
  price: Pick<Price, 'billing_cycle' | 'trial_period' | 'unit_price_overrides'>,
): void {
  checkBillingCycle(newError, price.billing_cycle);
  checkTrial(newError, price);
  checkOverrides(newError, price.unit_price_overrides);
}

function checkBillingCycle(newError: NewError<PriceFormCode>, cycle: Price['billing_cycle']): void {
  if (cycle === null) return;
  if (cycle.frequency < 1) {
    throw newError('price_billing_cycle_frequency_below_1', 'The frequency of billing_cycle must be at least 1.');
  }
  if (cycle.frequency > LONGEST_CYCLE[cycle.interval]) {
    throw newError(
      'price_billing_cycle_frequency_greater_than_maximum',
      `The frequency of billing_cycle must be at most ${LONGEST_CYCLE[cycle.interval]} with the interval ${cycle.interval}: a billing cycle lasts at most three years.`,
    );
  }
}

function checkTrial(
  newError: NewError<PriceFormCode>,
  { billing_cycle, trial_period }: Pick<Price, 'billing_cycle' | 'trial_period'>,
): void {
  if (trial_period === null) return;
  if (billing_cycle === null) {
    throw newError(
      'price_trial_period_requires_billing_cycle',
      'A price with a trial_period needs a billing_cycle: one-time prices have no trial.',
    );
  }
  if (trial_period.frequency < 1) {
    throw newError('price_trial_period_frequency_below_1', 'The frequency of trial_period must be at least 1.');
  }
}

function checkOverrides(newError: NewError<PriceFormCode>, overrides: Price['unit_price_overrides']): void {
  const seen = new Set<string>();
  for (const country of overrides.flatMap(({ country_codes }) => country_codes)) {
    if (seen.has(country)) {
      throw newError(
        'price_duplicate_currency_override_for_country',
        `The country ${country} is in more than one of unit_price_overrides. Name it in one of them.`,
      );
    }
    seen.add(country);
  }
}
