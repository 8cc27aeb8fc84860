import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { RateLimiter } from '../limits/rate-limiter.ts';
import { sendPage, servePages } from '../pages/serve-pages.ts';
import { type Checkout, findCheckout } from './checkout.ts';
import type { FormValues } from '../pages/form.ts';
import { errorPage, notFoundPage, tooManyRequestsPage } from './other-pages.ts';
import { CHECKOUT_RATE_CLASS } from './rate-limit.ts';
import { showCheckout } from './show-checkout.ts';
import { type CheckoutServices, takeStep } from './take-step.ts';

export interface CheckoutOptions extends CheckoutServices {
  readonly limiter: RateLimiter;
}

/**
 * Serves the hosted checkout at `/checkout`. The token in the query names the transaction; it is in the query, and not in the path,
 * because the access log contains paths. Without JavaScript: each form is sent to the address of its page, and the response redirects
 * to the same address, which shows the new state.
 */
export function registerCheckout(app: FastifyInstance, { limiter, ...services }: CheckoutOptions): void {
  const pages = {
    limiter,
    rateClass: CHECKOUT_RATE_CLASS,
    name: 'checkout',
    stylesheet: '/checkout/style.css',
    tooManyRequestsPage,
    errorPage,
  };
  servePages(app, pages, (scope) => {
    scope.get('/checkout', async (request, reply) => {
      const checkout = await checkoutOf(services, request);
      if (checkout === undefined) return sendPage(reply.code(404), notFoundPage());
      return sendPage(reply, showCheckout(checkout));
    });
    scope.post<{ Body: FormValues }>('/checkout', async (request, reply) => {
      const checkout = await checkoutOf(services, request);
      if (checkout === undefined) return sendPage(reply.code(404), notFoundPage());
      const result = await takeStep(services, checkout, request.body);
      if (result.kind === 'page') return sendPage(reply.code(200), result.html);
      return reply.redirect(samePage(request), 303);
    });
  });
}

/** Tokens have 32 letters and digits; anything else can't name a transaction, and need not be looked up. */
async function checkoutOf(
  { payments: { services } }: CheckoutServices,
  { query }: FastifyRequest,
): Promise<Checkout | undefined> {
  const { token } = query as { readonly token?: unknown };
  if (typeof token !== 'string' || !/^[A-Za-z0-9]{32}$/.test(token)) return undefined;
  return findCheckout(services.db, services.clock, token);
}

/** Relative, so that it holds behind a proxy that adds a path. */
function samePage({ url }: FastifyRequest): string {
  return `checkout${url.slice(url.indexOf('?'))}`;
}
