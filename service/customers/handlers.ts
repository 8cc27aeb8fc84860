import type { Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { created } from '../http/envelope.ts';
import type { Services } from '../services.ts';
import { createCustomer } from './create-customer.ts';

export function customersHandlers(services: Services): Handlers<Context>['customers'] {
  const { db } = services;
  return {
    async create(request, { accountId }) {
      const customer = await db
        .transaction()
        .execute((trx) => createCustomer(request.newError, trx, services, accountId, request.body));
      return created(request, customer);
    },
  };
}
