import { finding, type Handlers } from '@billing/server';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { transactionInPath } from '../transactions/find-transaction.ts';
import { readTransaction } from '../transactions/read-transactions.ts';
import { reviseTransaction } from './revise-transaction.ts';

/** The revision among the operations of transactions. */
export function revisionHandler(services: Services): Pick<Handlers<Context>['transactions'], 'revise'> {
  return {
    revise: finding(transactionInPath(services.db), async (request, caller, transaction) => {
      const { include, ...left } = request.query;
      assertAllUsed(left);
      return changeOnce(services, request, caller, async (trx, own) => {
        const row = await reviseTransaction(request.newError, trx, own, transaction, request.body);
        return ok(request.id, await readTransaction(trx, row, include));
      });
    }),
  };
}
