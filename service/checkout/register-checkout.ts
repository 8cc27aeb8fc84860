import type { FastifyInstance, FastifyRequest } from 'fastify';

import { servicesOfStep } from '../audit/customer-act.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { sendPage, servePages } from '../pages/serve-pages.ts';
import { type Checkout, findCheckout } from './checkout.ts';
import type { FormValues } from '../pages/form.ts';
import { errorPage, notFoundPage, tooManyRequestsPage } from './other-pages.ts';
import { findOffer, type Offer, readOfferLink } from './offer.ts';
import { notOfferedPage, offerPage } from './offer-page.ts';
import { CHECKOUT_RATE_CLASS } from './rate-limit.ts';
import { showCheckout } from './show-checkout.ts';
import { takeOffer } from './take-offer.ts';
import { type CheckoutServices, takeStep } from './take-step.ts';

export interface CheckoutOptions extends CheckoutServices {
  readonly limiter: RateLimiter;
}

/**
 * Serves the hosted checkout at `/checkout`. The token in the query names the transaction; it is in the
 * query, and not in the path, because the access log contains paths. Without JavaScript: each form is sent
 * to the address of its page, and the response redirects to the same address, which shows the new state.
 *
 * `/checkout-offer` is for links on web pages of the seller: it names prices and a client token, and creates
 * the transaction when the customer goes on.
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
      const result = await takeStep(ofCustomer(services, checkout, request), checkout, request.body);
      if (result.kind === 'page') return sendPage(reply.code(200), result.html);
      return reply.redirect(samePage(request), 303);
    });
    scope.get('/checkout-offer', async (request, reply) => {
      const offer = await offerOf(services, request);
      if (offer === undefined) return sendPage(reply.code(404), notOfferedPage());
      return sendPage(reply, offerPage(offer));
    });
    scope.post('/checkout-offer', async (request, reply) => {
      const offer = await offerOf(services, request);
      const token = offer && (await takeOffer(services.payments.services, offer, request));
      if (token === undefined) return sendPage(reply.code(404), notOfferedPage());
      return reply.redirect(`checkout?token=${token}`, 303);
    });
  });
}

/** The services for a form that the customer of the checkout has sent. */
function ofCustomer(
  services: CheckoutServices,
  { row, clock }: Checkout,
  request: FastifyRequest<{ Body: FormValues }>,
): CheckoutServices {
  const { account_id: accountId, customer_id: customerId, id: entityId } = row;
  const step = { operation: operationOf(request.body), accountId, clock, customerId, entityId };
  const { payments } = services;
  return { ...services, payments: { ...payments, services: servicesOfStep(payments.services, step, request) } };
}

/** For the audit trail. A form with another step changes nothing. */
function operationOf({ step = '' }: FormValues): string {
  return ['details', 'pay', 'authenticate'].includes(step) ? `checkout.${step}` : 'checkout';
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

async function offerOf(
  { payments: { services } }: CheckoutServices,
  { query }: FastifyRequest,
): Promise<Offer | undefined> {
  const link = readOfferLink(query as Record<string, unknown>);
  return link && findOffer(services.db, link);
}

/** Relative, so that it holds behind a proxy that adds a path. */
function samePage({ url }: FastifyRequest): string {
  return `checkout${url.slice(url.indexOf('?'))}`;
}
