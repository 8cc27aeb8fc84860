import { finding, type Handlers } from '@billing/server';
import type { Selectable } from 'kysely';

import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { containsText } from '../storage/contains-text.ts';
import type { Query } from '../storage/page-request.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import { createCustomer } from './create-customer.ts';
import { customerEntity } from './customer-entity.ts';
import { SEARCHED, searchedCustomers } from './searched-customers.ts';
import { customerInPath } from './find-customer.ts';
import { updateCustomer } from './update-customer.ts';

export function customersHandlers(services: Services): Handlers<Context>['customers'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, email, search, status, ...query } = request.query;
      const email_lower = email?.map((address) => address.toLowerCase());
      const customersIn = (rows: Query<'customers', object>): Query<'customers', Selectable<CustomerRow>> =>
        filtered(rows.where('account_id', '=', accountId).selectAll(), { id, email_lower, status });
      const matching = customersIn(db.selectFrom('customers'));
      return listPage(request, query, {
        db,
        baseUrl,
        scope: db.selectFrom('customers').where('account_id', '=', accountId),
        matching:
          search === undefined
            ? matching
            : {
                among: matching,
                contains: containsText(SEARCHED, search),
                indexed: customersIn(searchedCustomers(db, { accountId, status, search })),
              },
        items: (rows) => rows.map(customerEntity),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createCustomer(request.newError, trx, own, caller.accountId, body)),
      );
    },

    get: finding(customerInPath(db), async (request, _context, customer) => ok(request, customerEntity(customer))),

    update: finding(customerInPath(db), async ({ body, ...request }, caller, before) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(request, await updateCustomer(request.newError, trx, own, before, body)),
      ),
    ),
  };
}
