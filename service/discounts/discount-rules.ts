import type { Selectable } from 'kysely';

import { type Clock, timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';

/**
 * The one rule of a discount that the spec's schema can't say.
 *
 * @throws `discount_expired`
 */
export function checkNotExpired(
  newError: NewError<'discount_expired'>,
  { expires_at }: Pick<Selectable<DiscountRow>, 'expires_at'>,
  clock: Clock,
): void {
  if (expires_at === null || expires_at > timestamp(clock.now())) return;
  throw newError('discount_expired', `The discount would have expired at ${expires_at}, which is past.`);
}
