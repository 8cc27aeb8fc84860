import { finding, type Handlers } from '@billing/server';

import { findCustomer } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { filtered, listPage } from '../http/list-page.ts';
import type { Services } from '../services.ts';
import { paymentMethodEntity } from './payment-method-entity.ts';

export function paymentMethodsHandlers({ db }: Services): Handlers<Context>['paymentMethods'] {
  return {
    list: finding(
      ({ path, newError }, { accountId }) => findCustomer(newError, db, accountId, path.customer_id),
      async (request, { accountId, baseUrl }, customer) => {
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
      },
    ),
  };
}
