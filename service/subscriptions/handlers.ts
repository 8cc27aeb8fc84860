import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { change, changeOnce } from '../idempotency/change-once.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { Services } from '../services.ts';
import { changeAndCharge } from '../subscription-billing/charge-now.ts';
import { readIncluded } from '../subscription-billing/read-included.ts';
import { cancelSubscription } from '../subscription-lifecycle/cancel-subscription.ts';
import { pauseSubscription } from '../subscription-lifecycle/pause-subscription.ts';
import { planCharge } from '../subscription-changes/plan-charge.ts';
import { planUpdate } from '../subscription-changes/plan-update.ts';
import { previewChange } from '../subscription-changes/preview-change.ts';
import { uncounted } from '../subscription-changes/before-charge.ts';
import { paymentMethodTransaction } from '../subscription-links/payment-method-transaction.ts';
import { readSubscription } from '../subscription-records/read-subscription.ts';
import { transactionEntity } from '../transactions/transaction-entity.ts';
import { activateSubscription } from './activate-subscription.ts';
import { subscriptionInPath } from './find-subscription.ts';
import { resumeSubscription } from './resume-subscription.ts';

export function subscriptionsHandlers(
  services: Services,
  payments: PaymentServices,
): Handlers<Context>['subscriptions'] {
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

    get: finding(subscriptionInPath(db), async (request, { baseUrl, clock }, subscription) => {
      const { include, ...left } = request.query;
      assertAllUsed(left);
      return ok(request.id, {
        ...readSubscription(services, baseUrl, subscription),
        ...(await readIncluded(request.newError, { ...services, clock }, subscription, include)),
      });
    }),

    pause: finding(subscriptionInPath(db), async ({ body = {}, ...request }, caller, found) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(
          request,
          readSubscription(services, caller.baseUrl, await pauseSubscription(request.newError, trx, own, found, body)),
        ),
      ),
    ),

    resume: finding(subscriptionInPath(db), async ({ body = {}, ...request }, caller, found) =>
      changeAndCharge(payments, request, caller, 200, (trx, own) =>
        resumeSubscription(request.newError, trx, own, found, body),
      ),
    ),

    cancel: finding(subscriptionInPath(db), async ({ body = {}, ...request }, caller, found) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(
          request,
          readSubscription(services, caller.baseUrl, await cancelSubscription(request.newError, trx, own, found, body)),
        ),
      ),
    ),

    activate: finding(subscriptionInPath(db), async (request, caller, found) =>
      changeAndCharge(payments, request, caller, 200, (trx, own) =>
        activateSubscription(request.newError, trx, own, found),
      ),
    ),

    paymentMethodTransaction: async (request, caller) => {
      const { accountId, baseUrl } = caller;
      const key = { accountId, subscriptionId: request.path.subscription_id };
      return change(services, caller, async (trx, own) => {
        const { row, checkout } = await paymentMethodTransaction(request.newError, trx, { ...own, baseUrl }, key);
        return ok(request, transactionEntity({ ...row, checkout }));
      });
    },

    charge: finding(subscriptionInPath(db), async ({ body, ...request }, caller, found) =>
      changeAndCharge(payments, request, caller, 201, (trx, own) =>
        planCharge(request.newError, trx, own, found, body),
      ),
    ),

    previewCharge: finding(subscriptionInPath(db), async ({ body, ...request }, caller, found) =>
      ok(
        request,
        await previewChange(request.newError, services, caller, async (trx, own) => ({
          ...(await planCharge(uncounted(request.newError), trx, own, found, body)),
          summary: null,
        })),
      ),
    ),

    update: finding(subscriptionInPath(db), async ({ body, ...request }, caller, found) =>
      changeAndCharge(payments, request, caller, 200, (trx, own) =>
        planUpdate(request.newError, trx, own, found, body),
      ),
    ),

    previewUpdate: finding(subscriptionInPath(db), async ({ body, ...request }, caller, found) =>
      ok(
        request,
        await previewChange(request.newError, services, caller, (trx, own) =>
          planUpdate(uncounted(request.newError), trx, own, found, body),
        ),
      ),
    ),
  };
}
