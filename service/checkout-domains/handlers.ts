import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import type { Context } from '../http/context.ts';
import { noContent, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { change } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import type { OrderFields } from '../storage/page-order.ts';
import { checkoutDomainEntity } from './checkout-domain-entity.ts';
import { deleteCheckoutDomain } from './delete-checkout-domain.ts';
import { findCheckoutDomain } from './find-checkout-domain.ts';

const ORDER_FIELDS: OrderFields = {
  created_at: { by: sql.ref('created_at') },
  updated_at: { by: sql.ref('updated_at') },
};

export function checkoutDomainsHandlers(services: Services): Handlers<Context>['checkoutDomains'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, status, domain, ...query } = request.query;
      const scope = db.selectFrom('checkout_domains').where('account_id', '=', accountId);
      const matching = filtered(scope.selectAll(), { id, status });
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: domain === undefined ? matching : matching.where(isRelatedTo(domain)),
        orderFields: ORDER_FIELDS,
        items: (rows) => rows.map(checkoutDomainEntity),
      });
    },

    get: finding(
      ({ path, newError }, { accountId }) => findCheckoutDomain(newError, db, accountId, path.checkout_domain_id),
      async (request, _context, domain) => ok(request, checkoutDomainEntity(domain)),
    ),

    async delete(request, caller) {
      await change(services, caller, (trx) =>
        deleteCheckoutDomain(request.newError, trx, caller.accountId, request.path.checkout_domain_id),
      );
      return noContent(request);
    },
  };
}

/** The domain itself, its parent domains and its subdomains. */
function isRelatedTo(domain: string) {
  const name = domain.toLowerCase().replace(/\.$/, '');
  return sql<boolean>`(domain = ${name} or right(domain, length(${name}) + 1) = ${`.${name}`} or right(${name}, length(domain) + 1) = '.' || domain)`;
}
