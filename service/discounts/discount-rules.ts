import type { Selectable } from 'kysely';

import { type Clock, timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';

/** @throws `discount_expired` unless `expires_at` is in the future, which the spec's schema can't express. */
export function checkNotExpired(
  newError: NewError<'discount_expired'>,
  { expires_at }: Pick<Selectable<DiscountRow>, 'expires_at'>,
  clock: Clock,
): void {
  if (expires_at === null || expires_at > timestamp(clock.now())) return;
  throw newError('discount_expired', `expires_at must be in the future; ${expires_at} is in the past.`);
}
