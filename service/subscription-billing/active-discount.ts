import type { Kysely, Selectable } from 'kysely';

import type { PricedDiscount } from '../pricing/cart-discount.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Row = Selectable<SubscriptionRow>;

/**
 * Whether the discount of a subscription applies at a time of a period. It applies to whole periods: also to
 * what is charged after its end in a period that began before it.
 */
export function appliesDiscount(
  discount: Row['discount'],
  { at, starts_at }: { readonly at: Timestamp; readonly starts_at: Timestamp },
): discount is NonNullable<Row['discount']> {
  if (discount === null || (discount.starts_at !== null && discount.starts_at > at)) return false;
  return discount.ends_at === null || starts_at < discount.ends_at;
}

/** The discount that applies to what is charged at a time in the current period of a subscription. */
export async function readActiveDiscount(
  db: Kysely<Tables>,
  { account_id, discount, current_billing_period }: Pick<Row, 'account_id' | 'discount' | 'current_billing_period'>,
  at: Timestamp,
): Promise<PricedDiscount | null> {
  if (!appliesDiscount(discount, { at, starts_at: current_billing_period?.starts_at ?? at })) return null;
  return readPricedDiscount(db, account_id, discount.id);
}

/** What pricing needs of a discount, also when it is archived. */
export function readPricedDiscount(
  db: Kysely<Tables>,
  accountId: string,
  id: NonNullable<PricedDiscount['id']>,
): Promise<PricedDiscount> {
  return db
    .selectFrom('discounts')
    .select(['id', 'type', 'amount', 'restrict_to', 'currency_code'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
