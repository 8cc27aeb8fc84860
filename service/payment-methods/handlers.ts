import { finding, type Handlers } from '@billing/server';

import { allRead } from '../common/assert-all-used.ts';
import { findCustomer } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { listed } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import type { Services } from '../services.ts';
import { pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import { paymentMethodEntity } from './payment-method-entity.ts';

export function paymentMethodsHandlers({ db }: Services): Handlers<Context>['paymentMethods'] {
  return {
    list: finding(
      ({ path, newError }, { accountId }) => findCustomer(newError, db, accountId, path.customer_id),
      async (request, { accountId, baseUrl }, customer) => {
        const { address_id, supports_checkout, order_by, after, per_page, ...left } = request.query;
        allRead(left);
        const scope = db
          .selectFrom('payment_methods')
          .where('account_id', '=', accountId)
          .where('customer_id', '=', customer.id);
        let matching = scope.selectAll();
        if (address_id !== undefined) matching = matching.where('address_id', 'in', address_id);
        if (supports_checkout !== undefined)
          matching = matching.where('origin', supports_checkout ? '!=' : '=', 'subscription');
        const rows = await page(db, {
          scope,
          matching,
          order: pageOrder(order_by),
          after,
          perPage: per_page,
          skipCount: skipsCount(request),
          newError: request.newError,
        });
        return listed(request, baseUrl, rows, paymentMethodEntity);
      },
    ),
  };
}
