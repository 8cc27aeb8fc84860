import { finding, type Handlers } from '@billing/server';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import type { Services } from '../services.ts';
import { createProduct } from './create-product.ts';
import { findProduct } from './find-product.ts';
import { priceEntity, productEntity } from './product-entity.ts';

export function productsHandlers(services: Services): Handlers<Context>['products'] {
  const { db } = services;
  return {
    async create(request, { accountId }) {
      const product = await db
        .transaction()
        .execute((trx) => createProduct(request.newError, trx, services, accountId, request.body));
      return created(request, product);
    },

    get: finding(
      ({ path, newError }, { accountId }) => findProduct(newError, db, accountId, path.product_id),
      async (request, { accountId }, product) => {
        const entity = productEntity(product);
        const { include, ...left } = request.query;
        assertAllUsed(left);
        if (!include?.includes('prices')) return ok(request, entity);
        const prices = await db
          .selectFrom('prices')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('product_id', '=', product.id)
          .where('status', '=', 'active')
          .orderBy('id')
          .execute();
        return ok(request, { ...entity, prices: prices.map(priceEntity) });
      },
    ),
  };
}
