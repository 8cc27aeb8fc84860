import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { DOCUMENT_LINK } from '../links/document-link.ts';
import { signedLink } from '../links/signed-link.ts';
import { transactionPreviewHandler } from '../previews/handlers.ts';
import type { Services } from '../services.ts';
import type { OrderFields } from '../storage/page-order.ts';
import { checkInvoice } from './check-invoice.ts';
import { createTransaction } from './create-transaction.ts';
import { transactionInPath } from './find-transaction.ts';
import { includedBytes, readTransaction, readTransactions } from './read-transactions.ts';
import { timeConditions } from './time-filters.ts';
import { updateTransaction } from './update-transaction.ts';

const ORDER_FIELDS: OrderFields = {
  billed_at: { by: sql.ref('billed_at'), nullable: true },
  created_at: { by: sql.ref('created_at') },
  updated_at: { by: sql.ref('updated_at') },
};

/**
 * @param revise From the module of revisions, which depends on adjustments, which depend on transactions.
 */
export function transactionsHandlers(
  services: Services,
  { revise }: Pick<Handlers<Context>['transactions'], 'revise'>,
): Handlers<Context>['transactions'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { after, per_page, order_by, include, ...filters } = request.query;
      const { id, customer_id, subscription_id, invoice_number, origin, status, collection_mode, ...times } = filters;
      const values = { id, customer_id, subscription_id, invoice_number, origin, status, collection_mode };
      const scope = db.selectFrom('transactions').where('account_id', '=', accountId);
      const moreBytes = includedBytes(include);
      return listPage(
        request,
        { after, per_page, order_by },
        {
          db,
          baseUrl,
          scope,
          matching: timeConditions(times).reduce(
            (matching, condition) => matching.where(condition),
            filtered(scope.selectAll(), values),
          ),
          orderFields: ORDER_FIELDS,
          ...(moreBytes !== undefined && { moreBytes }),
          items: (rows) => readTransactions(db, rows, include),
        },
      );
    },

    async create(request, caller) {
      const { include, ...left } = request.query;
      assertAllUsed(left);
      return changeOnce(services, request, caller, async (trx, own) => {
        const row = await createTransaction(
          request.newError,
          trx,
          { ...own, baseUrl: caller.baseUrl },
          caller.accountId,
          request.body,
        );
        return created(request.id, await readTransaction(trx, row, include));
      });
    },

    preview: transactionPreviewHandler(services).preview,

    get: finding(transactionInPath(db), async (request, _context, transaction) => {
      const { include, ...left } = request.query;
      assertAllUsed(left);
      return ok(request.id, await readTransaction(db, transaction, include));
    }),

    update: finding(transactionInPath(db), async (request, caller, before) => {
      const { include, ...left } = request.query;
      assertAllUsed(left);
      return changeOnce(services, request, caller, async (trx, own) => {
        const row = await updateTransaction(
          request.newError,
          trx,
          { ...own, baseUrl: caller.baseUrl },
          before,
          request.body,
        );
        return ok(request.id, await readTransaction(trx, row, include));
      });
    }),

    revise,

    invoice: finding(transactionInPath(db), async (request, { accountId, baseUrl }, transaction) => {
      const { disposition, ...left } = request.query;
      assertAllUsed(left);
      checkInvoice(request.newError, transaction);
      const { id } = transaction;
      return ok(request.id, {
        url: signedLink(services, DOCUMENT_LINK, baseUrl, { kind: 'invoice', accountId, id, disposition }),
      });
    }),
  };
}
