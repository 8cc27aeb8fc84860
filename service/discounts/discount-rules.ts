import type { Selectable } from 'kysely';

import { type Clock, timestamp } from '../basics/clock.ts';
import { ServiceError, type FieldFault } from '../basics/errors.ts';
import { invalidFields } from '../basics/invalid-fields.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';

/** What of a discount the rules look at. */
export type DiscountState = Pick<
  Selectable<DiscountRow>,
  'type' | 'amount' | 'currency_code' | 'recur' | 'maximum_recurring_intervals' | 'expires_at'
>;

/**
 * Rules among a discount's own fields (entities.md 4.9), beyond what the spec's schema says of each.
 *
 * @throws ServiceError `invalid_field` with every fault; `discount_expired` when that is all.
 */
export function checkDiscount(discount: DiscountState, clock: Clock): void {
  const [first, ...rest] = [...amountFaults(discount), ...recurrenceFaults(discount)];
  if (first !== undefined) throw invalidFields(first, ...rest);
  if (discount.expires_at !== null && discount.expires_at <= timestamp(clock.now())) {
    throw new ServiceError(
      'discount_expired',
      `The discount would have expired at ${discount.expires_at}, which is past.`,
    );
  }
}

function amountFaults({ type, amount, currency_code }: DiscountState): FieldFault[] {
  if (type === 'percentage') {
    return [
      ...(Number(amount) >= 0.01 && Number(amount) <= 100
        ? []
        : [{ field: 'amount', message: 'must be from 0.01 to 100 for a percentage' }]),
      ...(currency_code === null ? [] : [{ field: 'currency_code', message: 'must be null for a percentage' }]),
    ];
  }
  const amountFits = /^[0-9]+$/.test(amount) && Number(amount) > 0;
  return [
    ...(amountFits
      ? []
      : [{ field: 'amount', message: `must be digits, in the lowest denomination, above 0 for type ${type}` }]),
    ...(currency_code === null ? [{ field: 'currency_code', message: `must be given for type ${type}` }] : []),
  ];
}

function recurrenceFaults({ recur, maximum_recurring_intervals }: DiscountState): FieldFault[] {
  if (recur || maximum_recurring_intervals === null) return [];
  return [{ field: 'maximum_recurring_intervals', message: 'must be null unless recur is true' }];
}
