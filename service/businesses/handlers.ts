import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import { customerInPath } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { containsText } from '../storage/contains-text.ts';
import { businessEntity } from './business-entity.ts';
import { createBusiness } from './create-business.ts';
import { businessInPath } from './find-business.ts';
import { updateBusiness } from './update-business.ts';

const SEARCHED = [
  'id',
  'name',
  'company_number',
  sql<string>`array_to_string(array(
  select contact ->> 'email' from json_array_elements(contacts) as contact), chr(10))`,
];

export function businessesHandlers(services: Services): Handlers<Context>['businesses'] {
  const { db } = services;
  return {
    list: finding(customerInPath(db), async (request, { accountId, baseUrl }, customer) => {
      const { id, search, status, ...query } = request.query;
      const scope = db
        .selectFrom('businesses')
        .where('account_id', '=', accountId)
        .where('customer_id', '=', customer.id);
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { id, status }, containsText(SEARCHED, search)),
        items: (rows) => rows.map(businessEntity),
      });
    }),

    create: finding(customerInPath(db), async ({ body, ...request }, caller, customer) =>
      changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createBusiness(request.newError, trx, own, customer, body)),
      ),
    ),

    get: finding(businessInPath(db), async (request, _context, business) => ok(request, businessEntity(business))),

    update: finding(businessInPath(db), async ({ body, ...request }, caller, before) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(request, await updateBusiness(request.newError, trx, own, before, body)),
      ),
    ),
  };
}
