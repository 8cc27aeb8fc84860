import type { DiscountRead } from '@billing/types';
import type { Kysely, Selectable } from 'kysely';

import { discountGroupEntity } from '../discount-groups/discount-group-entity.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { discountEntity } from './discount-entity.ts';

/** Discounts as a response has them. `include=discount_group` adds the groups of those that have one. */
export async function readDiscounts(
  db: Kysely<Tables>,
  accountId: string,
  discounts: readonly Selectable<DiscountRow>[],
  include: readonly 'discount_group'[] = [],
): Promise<DiscountRead[]> {
  const ids = include.includes('discount_group')
    ? discounts.flatMap(({ discount_group_id: id }) => (id === null ? [] : [id]))
    : [];
  if (ids.length === 0) return discounts.map(discountEntity);
  const rows = await db
    .selectFrom('discount_groups')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  const groups = new Map<string | null, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  return discounts.map((discount) => {
    const group = groups.get(discount.discount_group_id);
    return { ...discountEntity(discount), ...(group !== undefined && { discount_group: discountGroupEntity(group) }) };
  });
}
