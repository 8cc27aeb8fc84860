import type { Selectable, Transaction } from 'kysely';

import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Discount = Selectable<DiscountRow>;

/**
 * How many uses of a discount are reserved for payments under way: their transactions are not completed, and
 * not counted in `times_used`. The caller holds the lock of the discount.
 */
async function reservedUses(trx: Transaction<Tables>, accountId: string, id: Discount['id']): Promise<number> {
  const { count } = await trx
    .selectFrom('payment_attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('reserved_discount_id', '=', id)
    .where('state', 'in', ['open', 'captured'])
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How many more times a discount can be redeemed; `Infinity` without a limit. The caller holds the lock of
 * the discount.
 */
export async function remainingUses(
  trx: Transaction<Tables>,
  { account_id, id, usage_limit, times_used }: Pick<Discount, 'account_id' | 'id' | 'usage_limit' | 'times_used'>,
): Promise<number> {
  if (usage_limit === null) return Infinity;
  return usage_limit - times_used - (await reservedUses(trx, account_id, id));
}
