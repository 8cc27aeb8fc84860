import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { RateLimiter } from '../limits/rate-limiter.ts';
import { type Checkout, findCheckout } from './checkout.ts';
import type { FormValues } from './form.ts';
import { errorPage, notFoundPage, tooManyRequestsPage } from './other-pages.ts';
import { CHECKOUT_RATE_CLASS } from './rate-limit.ts';
import { showCheckout } from './show-checkout.ts';
import { STYLE } from './style.ts';
import { type CheckoutServices, takeStep } from './take-step.ts';

/** The pages run no script, load nothing from elsewhere, can't be embedded, and send forms to this service only. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** The largest form is below 2 KiB. */
const FORM_BYTES = 16_384;

export interface CheckoutOptions extends CheckoutServices {
  readonly limiter: RateLimiter;
}

/**
 * Serves the hosted checkout at `/checkout`. The token in the query names the transaction; it is in the query, and not in the path,
 * because the access log contains paths. Without JavaScript: each form is sent to the address of its page, and the response redirects
 * to the same address, which shows the new state.
 */
export function registerCheckout(app: FastifyInstance, { limiter, ...services }: CheckoutOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, formValues(String(body))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      const verdict = await limiter.check(request.ip, CHECKOUT_RATE_CLASS);
      if (verdict.allowed) return;
      reply.code(429).header('retry-after', String(verdict.retryAfterSeconds));
      await sendPage(reply, tooManyRequestsPage(verdict.retryAfterSeconds));
    });
    scope.setErrorHandler(async (error: { readonly statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'checkout page failed');
      return sendPage(reply.code(status), errorPage());
    });
    scope.get('/checkout/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
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

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
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

/** The fields of a form without surrounding spaces and control characters, which the database could not store. */
function formValues(body: string): FormValues {
  const fields = [...new URLSearchParams(body)].map(([name, value]) => [
    name,
    value
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 400),
  ]);
  return Object.fromEntries(fields) as FormValues;
}
