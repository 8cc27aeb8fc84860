import { finding, type Handlers } from '@billing/server';

import { notFound } from '../common/not-found.ts';
import { customerInPath } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { noContent, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { change } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { checkUnused } from './check-unused.ts';
import { deletePaymentMethod } from './delete-payment-method.ts';
import { paymentMethodInPath } from './find-payment-method.ts';
import { paymentMethodEntity } from './payment-method-entity.ts';

export function paymentMethodsHandlers(services: Services): Handlers<Context>['paymentMethods'] {
  const { db } = services;
  return {
    list: finding(customerInPath(db), async (request, { accountId, baseUrl }, customer) => {
      const { address_id, supports_checkout, ...query } = request.query;
      const scope = db
        .selectFrom('payment_methods')
        .where('account_id', '=', accountId)
        .where('customer_id', '=', customer.id);
      const matching = filtered(scope.selectAll(), { address_id });
      const isFromSubscription = supports_checkout ? '!=' : '=';
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching:
          supports_checkout === undefined ? matching : matching.where('origin', isFromSubscription, 'subscription'),
        items: (rows) => rows.map(paymentMethodEntity),
      });
    }),

    get: finding(paymentMethodInPath(db), async (request, _context, method) =>
      ok(request, paymentMethodEntity(method)),
    ),

    delete: finding(paymentMethodInPath(db), async (request, caller, method) => {
      const isDeleted = await change(services, caller, async (trx, own) => {
        await checkUnused(request.newError, trx, method);
        return deletePaymentMethod(trx, own, method, 'api');
      });
      if (!isDeleted) throw notFound(request.newError, 'Payment method', method.id);
      return noContent(request);
    }),
  };
}
