import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { publish, type PublishServices } from '../events/publish.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { remainingUses } from './reserved-uses.ts';
import { discountEntity } from './discount-entity.ts';

type Discount = Selectable<DiscountRow>;

export type RedemptionCode = 'entity_archived' | 'discount_expired' | 'discount_usage_limit_exceeded';

/**
 * Locks a discount that the transaction will redeem, before anything else locks it: requests that redeem the
 * same discount then wait for each other instead of ending in a deadlock.
 */
export async function lockDiscount(trx: Transaction<Tables>, accountId: string, id: string): Promise<void> {
  await trx
    .selectFrom('discounts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id as Discount['id'])
    .forNoKeyUpdate()
    .execute();
}

/**
 * Counts a redemption of a discount, unless it can no longer be redeemed. Of several requests for the last
 * use, one succeeds. `publishRedemption` belongs after the events of what redeems the discount.
 */
export async function redeemDiscount(
  newError: NewError<RedemptionCode>,
  trx: Transaction<Tables>,
  services: PublishServices,
  accountId: string,
  id: Discount['id'],
): Promise<Discount> {
  const discount = await count(trx, services, accountId, id, 1);
  const { status, expires_at, usage_limit, updated_at } = discount;
  if (status === 'archived') throw newError('entity_archived', `Discount ${id} is archived. Leave it out.`);
  if (expires_at !== null && expires_at <= updated_at)
    throw newError('discount_expired', `Discount ${id} expired at ${expires_at}. Leave it out.`);
  if ((await remainingUses(trx, discount)) < 0) {
    throw newError(
      'discount_usage_limit_exceeded',
      `Discount ${id} can be redeemed ${usage_limit} times, and all uses are redeemed or reserved. Leave it out.`,
    );
  }
  return discount;
}

/**
 * Counts the redemption of a use that was reserved when the payment began
 * (`payment_attempts.reserved_discount_id`). It never fails: the customer has paid the discounted price,
 * even if the discount was archived or its limit lowered meanwhile.
 */
export function redeemReserved(
  trx: Transaction<Tables>,
  services: PublishServices,
  accountId: string,
  id: Discount['id'],
): Promise<Discount> {
  return count(trx, services, accountId, id, 1);
}

/** The same for a redemption that no longer counts, because what redeemed the discount was canceled. */
export function releaseDiscount(
  trx: Transaction<Tables>,
  services: PublishServices,
  accountId: string,
  id: Discount['id'],
): Promise<Discount> {
  return count(trx, services, accountId, id, -1);
}

/** Publishes `discount.updated` for a discount after `redeemDiscount` or `releaseDiscount`. */
export async function publishRedemption(
  trx: Transaction<Tables>,
  services: PublishServices,
  discount: Discount,
): Promise<void> {
  const { account_id: accountId, updated_at: occurredAt } = discount;
  const data = discountEntity(discount);
  await publish(trx, services, { accountId, type: 'discount.updated', data, occurredAt });
}

/** The update locks the row, so the result includes every redemption that was committed before. */
function count(
  trx: Transaction<Tables>,
  { clock }: PublishServices,
  accountId: string,
  id: Discount['id'],
  by: 1 | -1,
): Promise<Discount> {
  return trx
    .updateTable('discounts')
    .set((eb) => ({
      times_used: eb('times_used', '+', by),
      updated_at: clock.now(),
      revision: eb('revision', '+', 1),
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
