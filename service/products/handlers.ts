import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { textOrder } from '../storage/order-fields.ts';
import type { OrderFields } from '../storage/page-order.ts';
import { createProduct } from './create-product.ts';
import { productInPath } from './find-product.ts';
import { PRICES_BYTES, withPrices } from './included.ts';
import { productEntity } from './product-entity.ts';
import { updateProduct } from './update-product.ts';

const ORDER_FIELDS: OrderFields = {
  created_at: { by: sql.ref('created_at') },
  updated_at: { by: sql.ref('updated_at') },
  custom_data: textOrder('custom_data', true),
  description: textOrder('description', true),
  image_url: textOrder('image_url', true),
  name: textOrder('name'),
  status: textOrder('status'),
  tax_category: textOrder('tax_category'),
};

export function productsHandlers(services: Services): Handlers<Context>['products'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, tax_category, status, type, include, ...query } = request.query;
      const scope = db.selectFrom('products').where('account_id', '=', accountId);
      const showsPrices = include?.includes('prices') === true;
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { id, tax_category, status, type }),
        orderFields: ORDER_FIELDS,
        ...(showsPrices && { moreBytes: PRICES_BYTES }),
        items: async (rows) => (showsPrices ? withPrices(db, rows) : rows.map(productEntity)),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createProduct(request.newError, trx, own, caller.accountId, body)),
      );
    },

    get: finding(productInPath(db), async (request, _context, product) => {
      const { include, ...left } = request.query;
      assertAllUsed(left);
      const [shown] = include?.includes('prices') === true ? await withPrices(db, [product]) : [productEntity(product)];
      return ok(request.id, shown!);
    }),

    update: finding(productInPath(db), async ({ body, ...request }, caller, before) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(request, await updateProduct(request.newError, trx, own, before, body)),
      ),
    ),
  };
}
