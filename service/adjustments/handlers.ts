import { finding, type Handlers } from '@billing/server';

import { assertAllUsed } from '../common/assert-all-used.ts';
import { DOCUMENT_LINK } from '../links/document-link.ts';
import { signedLink } from '../links/signed-link.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import type { AdjustmentAction } from '../storage/rows/adjustment-rows.ts';
import { adjustmentEntity } from '../transactions/adjustment-entity.ts';
import { checkCreditNote } from './check-credit-note.ts';
import { createAdjustment } from './create-adjustment.ts';
import { adjustmentInPath } from './find-adjustment.ts';

export function adjustmentsHandlers(services: Services): Handlers<Context>['adjustments'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, action, customer_id, subscription_id, transaction_id, status, ...query } = request.query;
      const scope = db.selectFrom('adjustments').where('account_id', '=', accountId);
      // No adjustment has one of the actions that the service does not create; the filter accepts them.
      const stored = action as readonly AdjustmentAction[] | undefined;
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), {
          id,
          action: stored,
          customer_id,
          subscription_id,
          transaction_id,
          status,
        }),
        items: (rows) => rows.map(adjustmentEntity),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, adjustmentEntity(await createAdjustment(request.newError, trx, own, caller.accountId, body))),
      );
    },

    creditNote: finding(adjustmentInPath(db), async (request, { accountId, baseUrl }, adjustment) => {
      const { disposition, ...left } = request.query;
      assertAllUsed(left);
      checkCreditNote(request.newError, adjustment);
      const { id } = adjustment;
      return ok(request.id, {
        url: signedLink(services, DOCUMENT_LINK, baseUrl, { kind: 'credit_note', accountId, id, disposition }),
      });
    }),
  };
}
