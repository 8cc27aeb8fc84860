import { finding, type Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { createDiscountGroup } from './create-discount-group.ts';
import { discountGroupEntity } from './discount-group-entity.ts';
import { discountGroupInPath } from './find-discount-group.ts';
import { updateDiscountGroup } from './update-discount-group.ts';

export function discountGroupsHandlers(services: Services): Handlers<Context>['discountGroups'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, status, ...query } = request.query;
      const scope = db.selectFrom('discount_groups').where('account_id', '=', accountId);
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { id, status }),
        items: (rows) => rows.map(discountGroupEntity),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createDiscountGroup(request.newError, trx, own, caller.accountId, body)),
      );
    },

    get: finding(discountGroupInPath(db), async (request, _context, group) => ok(request, discountGroupEntity(group))),

    update: finding(discountGroupInPath(db), async ({ body, ...request }, caller, before) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(request, await updateDiscountGroup(request.newError, trx, own, before, body)),
      ),
    ),
  };
}
