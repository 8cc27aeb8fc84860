import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { cancelSubscription } from '../subscription-lifecycle/cancel-subscription.ts';
import { pauseSubscription } from '../subscription-lifecycle/pause-subscription.ts';
import { resumeSubscription } from '../subscription-lifecycle/resume-subscription.ts';
import { readSubscription } from '../subscription-links/management-urls.ts';
import { paymentMethodTransaction } from '../subscription-links/payment-method-transaction.ts';
import { transactionEntity } from '../transactions/transaction-entity.ts';
import { subscriptionInPath } from './find-subscription.ts';

export function subscriptionsHandlers(services: Services): Handlers<Context>['subscriptions'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, customer_id, address_id, price_id, scheduled_change_action, status, collection_mode, ...query } =
        request.query;
      const values = { id, customer_id, address_id, scheduled_change_action, status, collection_mode };
      const scope = db.selectFrom('subscriptions').where('account_id', '=', accountId);
      const matching = filtered(
        scope.selectAll(),
        values,
        price_id === undefined ? undefined : sql<boolean>`price_ids && ${price_id}::text[]`,
      );
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching,
        items: (rows) => rows.map((row) => readSubscription(services, baseUrl, row)),
      });
    },

    get: finding(subscriptionInPath(db), async (request, { baseUrl }, subscription) =>
      ok(request.id, readSubscription(services, baseUrl, subscription)),
    ),

    paymentMethodTransaction: async (request, { accountId, clock, baseUrl }) => {
      const { row, checkout } = await db.transaction().execute((trx) =>
        paymentMethodTransaction(
          request.newError,
          trx,
          { ...services, clock, baseUrl },
          {
            accountId,
            subscriptionId: request.path.subscription_id,
          },
        ),
      );
      return ok(request.id, transactionEntity({ ...row, checkout }));
    },

    pause: finding(subscriptionInPath(db), async ({ body = {}, ...request }, caller, found) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(
          request.id,
          readSubscription(services, caller.baseUrl, await pauseSubscription(request.newError, trx, own, found, body)),
        ),
      ),
    ),

    resume: finding(subscriptionInPath(db), async ({ body = {}, ...request }, caller, found) =>
      changeOnce(services, request, caller, async (trx, own) => {
        const { row } = await resumeSubscription(request.newError, trx, own, found, body);
        return ok(request.id, readSubscription(services, caller.baseUrl, row));
      }),
    ),

    cancel: finding(subscriptionInPath(db), async ({ body = {}, ...request }, caller, found) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(
          request.id,
          readSubscription(services, caller.baseUrl, await cancelSubscription(request.newError, trx, own, found, body)),
        ),
      ),
    ),

    async activate() {
      throw new Error('not implemented');
    },
  };
}
