import { finding, type Handlers } from '@billing/server';

import { customerInPath } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { created } from '../http/envelope.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { createPortalSession } from './create-portal-session.ts';

export function customerPortalSessionsHandlers(services: Services): Handlers<Context>['customerPortalSessions'] {
  return {
    create: finding(customerInPath(services.db), async ({ body = {}, ...request }, caller, customer) =>
      changeOnce(services, request, caller, async (trx, { clock }) => {
        const own = { ...services, accountClock: clock, baseUrl: caller.baseUrl };
        return created(request, await createPortalSession(request.newError, trx, own, customer, body));
      }),
    ),
  };
}
