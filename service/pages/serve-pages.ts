import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { FormValues } from './form.ts';
import { STYLE } from './style.ts';

/**
 * The pages run no script, load nothing from elsewhere, can't be embedded, and send forms to this service
 * only.
 */
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

export interface PagesOptions {
  readonly limiter: RateLimiter;
  readonly rateClass: string;
  /** For the log: `checkout`. */
  readonly name: string;
  /** The path of the stylesheet: `/checkout/style.css`. */
  readonly stylesheet: string;
  tooManyRequestsPage(seconds: number): string;
  errorPage(): string;
}

/**
 * Serves pages for customers, which need no JavaScript: each form is sent to the address of its page. Bodies
 * that are no forms are rejected.
 *
 * @param addRoutes Adds the routes of the pages.
 */
export function servePages(
  app: FastifyInstance,
  options: PagesOptions,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, formValues(String(body))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      const verdict = await options.limiter.check(request.ip, options.rateClass);
      if (verdict.allowed) return;
      reply.code(429).header('retry-after', String(verdict.retryAfterSeconds));
      await sendPage(reply, options.tooManyRequestsPage(verdict.retryAfterSeconds));
    });
    scope.addHook('preValidation', (request, _reply, done) => {
      request.body ??= {};
      done();
    });
    scope.setErrorHandler(async (error: { readonly statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, `${options.name} page failed`);
      return sendPage(reply.code(status), options.errorPage());
    });
    scope.get(options.stylesheet, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
    addRoutes(scope);
  });
}

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Browsers say where a form is from. Other programs don't, and can't be made to send one by a website. */
export function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * The fields of a form without surrounding spaces and control characters, which the database could not
 * store.
 */
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
