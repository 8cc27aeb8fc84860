import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import type { OrderFields } from '../storage/page-order.ts';
import { createDiscount } from './create-discount.ts';
import { discountInPath } from './find-discount.ts';
import { readDiscounts } from './read-discounts.ts';
import { updateDiscount } from './update-discount.ts';

const ORDER_FIELDS: OrderFields = { created_at: { by: sql.ref('created_at') } };

export function discountsHandlers(services: Services): Handlers<Context>['discounts'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, code, discount_group_id, status, mode, include, ...query } = request.query;
      const code_lower = code?.map((each) => each.toLowerCase());
      const scope = db.selectFrom('discounts').where('account_id', '=', accountId);
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { id, code_lower, discount_group_id, status, mode }),
        orderFields: ORDER_FIELDS,
        items: (rows) => readDiscounts(db, accountId, rows, include),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createDiscount(request.newError, trx, own, caller.accountId, body)),
      );
    },

    get: finding(discountInPath(db), async (request, { accountId }, discount) => {
      const { include, ...left } = request.query;
      assertAllUsed(left);
      const [entity] = await readDiscounts(db, accountId, [discount], include);
      return ok(request.id, entity!);
    }),

    update: finding(discountInPath(db), async ({ body, ...request }, caller, before) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(request, await updateDiscount(request.newError, trx, own, before, body)),
      ),
    ),
  };
}
