import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Duration, PriceRow } from '../storage/rows/catalog-rows.ts';

/** A billing cycle lasts at most three years: the highest frequency of each interval. */
const LONGEST_CYCLE: Readonly<Record<Duration['interval'], number>> = { day: 1_095, week: 156, month: 36, year: 3 };

export type PriceRuleCode =
  | 'price_billing_cycle_frequency_below_1'
  | 'price_billing_cycle_frequency_greater_than_maximum'
  | 'price_trial_period_requires_billing_cycle'
  | 'price_trial_period_frequency_below_1';

export function checkPriceCycles(
  newError: NewError<PriceRuleCode>,
  { billing_cycle, trial_period }: Pick<Selectable<PriceRow>, 'billing_cycle' | 'trial_period'>,
): void {
  if (billing_cycle !== null && billing_cycle.frequency < 1) {
    throw newError('price_billing_cycle_frequency_below_1', 'billing_cycle.frequency must be at least 1.');
  }
  if (billing_cycle !== null && billing_cycle.frequency > LONGEST_CYCLE[billing_cycle.interval]) {
    throw newError(
      'price_billing_cycle_frequency_greater_than_maximum',
      `billing_cycle.frequency must be at most ${LONGEST_CYCLE[billing_cycle.interval]} with the interval ${billing_cycle.interval}: a billing cycle lasts at most three years.`,
    );
  }
  if (trial_period === null) return;
  if (billing_cycle === null) {
    throw newError(
      'price_trial_period_requires_billing_cycle',
      'A price with a trial_period needs a billing_cycle: one-time prices have no trial.',
    );
  }
  if (trial_period.frequency < 1) {
    throw newError('price_trial_period_frequency_below_1', 'trial_period.frequency must be at least 1.');
  }
}
