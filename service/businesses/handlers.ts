import { finding, type Handlers } from '@billing/server';

import { findCustomer } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { notFound } from '../common/not-found.ts';
import type { Services } from '../services.ts';
import { businessEntity } from './business-entity.ts';
import { createBusiness } from './create-business.ts';

export function businessesHandlers(services: Services): Handlers<Context>['businesses'] {
  const { db } = services;
  return {
    create: finding(
      ({ path, newError }, { accountId }) => findCustomer(newError, db, accountId, path.customer_id),
      async (request, _context, customer) => {
        const business = await db
          .transaction()
          .execute((trx) => createBusiness(request.newError, trx, services, customer, request.body));
        return created(request, business);
      },
    ),

    async get(request, { accountId }) {
      const { customer_id, business_id } = request.path;
      await findCustomer(request.newError, db, accountId, customer_id);
      const row = await db
        .selectFrom('businesses')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('customer_id', '=', customer_id)
        .where('id', '=', business_id)
        .executeTakeFirst();
      if (row === undefined) throw notFound(request.newError, 'Business', business_id);
      return ok(request, businessEntity(row));
    },
  };
}
