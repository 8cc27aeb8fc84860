import type { Handlers } from '@billing/server';
import { sql } from 'kysely';

import { allRead } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { listed } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import type { Services } from '../services.ts';
import { type OrderFields, pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import { checkoutDomainEntity } from './checkout-domain-entity.ts';

const ORDER_FIELDS: OrderFields = {
  created_at: { by: sql.ref('created_at') },
  updated_at: { by: sql.ref('updated_at') },
};

export function checkoutDomainsHandlers({ db }: Services): Handlers<Context>['checkoutDomains'] {
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, status, domain, order_by, after, per_page, ...left } = request.query;
      allRead(left);
      const scope = db.selectFrom('checkout_domains').where('account_id', '=', accountId);
      let matching = scope.selectAll();
      if (id !== undefined) matching = matching.where('id', 'in', id);
      if (status !== undefined) matching = matching.where('status', 'in', status);
      if (domain !== undefined) matching = matching.where(sameLineage(domain.toLowerCase().replace(/\.$/, '')));
      const rows = await page(db, {
        scope,
        matching,
        order: pageOrder(order_by, ORDER_FIELDS),
        after,
        perPage: per_page,
        skipCount: skipsCount(request),
        newError: request.newError,
      });
      return listed(request, baseUrl, rows, checkoutDomainEntity);
    },
  };
}

/** The name itself, the names above it, and the names below it. */
function sameLineage(name: string) {
  return sql<boolean>`(domain = ${name} or right(domain, length(${name}) + 1) = ${`.${name}`} or right(${name}, length(domain) + 1) = '.' || domain)`;
}
