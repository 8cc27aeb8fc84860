import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { integerOrder, textOrder } from '../storage/order-fields.ts';
import type { OrderFields } from '../storage/page-order.ts';
import { createPrice } from './create-price.ts';
import { priceInPath } from './find-price.ts';
import { PRODUCT_BYTES, withProduct } from './included.ts';
import { priceEntity } from './product-entity.ts';
import { updatePrice } from './update-price.ts';

const ORDER_FIELDS: OrderFields = {
  product_id: textOrder('product_id'),
  status: textOrder('status'),
  tax_mode: textOrder('tax_mode'),
  'billing_cycle.frequency': integerOrder('billing_cycle.frequency', true),
  'billing_cycle.interval': textOrder('billing_cycle.interval', true),
  'quantity.minimum': integerOrder('quantity.minimum'),
  'quantity.maximum': integerOrder('quantity.maximum'),
  'unit_price.amount': integerOrder('unit_price.amount'),
  'unit_price.currency_code': textOrder('unit_price.currency_code'),
};

export function pricesHandlers(services: Services): Handlers<Context>['prices'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, product_id, status, type, recurring, include, ...query } = request.query;
      const scope = db.selectFrom('prices').where('account_id', '=', accountId);
      const hasCycle = recurring === undefined ? undefined : sql<boolean>`(billing_cycle is not null) = ${recurring}`;
      const showsProduct = include?.includes('product') === true;
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { id, product_id, status, type }, hasCycle),
        orderFields: ORDER_FIELDS,
        ...(showsProduct && { moreBytes: PRODUCT_BYTES }),
        items: async (rows) => (showsProduct ? withProduct(db, rows) : rows.map(priceEntity)),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createPrice(request.newError, trx, own, caller.accountId, body)),
      );
    },

    get: finding(priceInPath(db), async (request, _context, price) => {
      const { include, ...left } = request.query;
      assertAllUsed(left);
      const [shown] = include?.includes('product') === true ? await withProduct(db, [price]) : [priceEntity(price)];
      return ok(request.id, shown!);
    }),

    update: finding(priceInPath(db), async ({ body, ...request }, caller, before) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(request, await updatePrice(request.newError, trx, own, before, body)),
      ),
    ),
  };
}
