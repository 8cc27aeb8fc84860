import { finding, type Handlers } from '@billing/server';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { notFound } from '../common/not-found.ts';
import type { Services } from '../services.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import { discountEntity, discountGroupEntity } from './discount-entity.ts';

export function discountsHandlers({ db }: Services): Handlers<Context>['discounts'] {
  return {
    get: finding(
      async ({ path, newError }, { accountId }) => {
        const row = await db
          .selectFrom('discounts')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('id', '=', withoutRevision(path.discount_id))
          .executeTakeFirst();
        if (row === undefined) throw notFound(newError, 'Discount', path.discount_id);
        return row;
      },
      async (request, { accountId }, discount) => {
        const entity = discountEntity(discount);
        const { include, ...left } = request.query;
        assertAllUsed(left);
        if (!include?.includes('discount_group') || discount.discount_group_id === null) return ok(request, entity);
        const group = await db
          .selectFrom('discount_groups')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('id', '=', discount.discount_group_id)
          .executeTakeFirstOrThrow();
        return ok(request, { ...entity, discount_group: discountGroupEntity(group) });
      },
    ),
  };
}

/** A path may name a revision (`dsc_…@2`). Only the current state of a discount is stored, so every revision returns that. */
function withoutRevision(id: string): DiscountRow['id'] {
  return id.split('@', 1)[0] as DiscountRow['id'];
}
