import { finding, type Handlers } from '@billing/server';

import { assertAllUsed } from '../common/assert-all-used.ts';
import { customerInPath } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import type { Services } from '../services.ts';
import { readBalances } from './read-balances.ts';

export function creditBalancesHandlers({ db }: Services): Handlers<Context>['creditBalances'] {
  return {
    list: finding(customerInPath(db), async (request, { accountId }, customer) => {
      const { currency_code, ...left } = request.query;
      assertAllUsed(left);
      return ok(request.id, await readBalances(db, accountId, customer.id, currency_code));
    }),
  };
}
