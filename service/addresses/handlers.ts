import { finding, type Handlers } from '@billing/server';

import { customerInPath } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { containsText } from '../storage/contains-text.ts';
import { addressEntity } from './address-entity.ts';
import { createAddress } from './create-address.ts';
import { addressInPath } from './find-address.ts';
import { updateAddress } from './update-address.ts';

const SEARCHED = ['id', 'description', 'first_line', 'second_line', 'city', 'postal_code', 'region'];

export function addressesHandlers(services: Services): Handlers<Context>['addresses'] {
  const { db } = services;
  return {
    list: finding(customerInPath(db), async (request, { accountId, baseUrl }, customer) => {
      const { id, search, status, ...query } = request.query;
      const scope = db
        .selectFrom('addresses')
        .where('account_id', '=', accountId)
        .where('customer_id', '=', customer.id);
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { id, status }, containsText(SEARCHED, search)),
        items: (rows) => rows.map(addressEntity),
      });
    }),

    create: finding(customerInPath(db), async ({ body, ...request }, caller, customer) =>
      changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createAddress(request.newError, trx, own, customer, body)),
      ),
    ),

    get: finding(addressInPath(db), async (request, _context, address) => ok(request, addressEntity(address))),

    update: finding(addressInPath(db), async ({ body, ...request }, caller, before) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(request, await updateAddress(request.newError, trx, own, before, body)),
      ),
    ),
  };
}
