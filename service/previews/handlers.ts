import type { Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import type { Services } from '../services.ts';
import { previewPrices } from './preview-prices.ts';
import { previewTransaction } from './preview-transaction.ts';

export function pricingHandlers(services: Services): Handlers<Context>['pricing'] {
  return {
    async preview({ body, ...request }, caller) {
      return ok(request, await previewPrices(request.newError, services, caller, body));
    },
  };
}

/** The preview among the operations of transactions. */
export function transactionPreviewHandler(services: Services): Pick<Handlers<Context>['transactions'], 'preview'> {
  return {
    async preview({ body, ...request }, caller) {
      return ok(request, await previewTransaction(request.newError, services, caller, body));
    },
  };
}
