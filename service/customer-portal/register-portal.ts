import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { RateLimiter } from '../limits/rate-limiter.ts';
import { CANCEL_LINK, type LinkedSubscription, OVERVIEW_LINK, PAYMENT_METHOD_LINK } from '../links/portal-links.ts';
import { type LinkKind, openLink } from '../links/signed-link.ts';
import type { FormValues } from '../pages/form.ts';
import { isFromOtherSite, sendPage, servePages } from '../pages/serve-pages.ts';
import type { Services } from '../services.ts';
import { cancel } from './cancel.ts';
import { cancelPage } from './cancel-page.ts';
import { continueToPayment } from './continue-to-payment.ts';
import { errorPages } from './error-pages.ts';
import { findLinked, type ShownSubscription } from './linked-subscription.ts';
import { showOverview } from './overview.ts';
import { continuePage, paymentMethodPage } from './payment-method-page.ts';
import { PORTAL_RATE_CLASS } from './rate-limit.ts';

export interface PortalOptions {
  readonly services: Services;
  readonly limiter: RateLimiter;
  /** The base URL of this service as the customer of a request reaches it. */
  baseUrlOf(request: FastifyRequest): string;
}

/**
 * Serves the customer portal, whose pages signed links open without an API key. Opening a page changes
 * nothing, since programs that check the links of emails open them too; its form does. The token of the link
 * is in the query of the form's address as well, so another website can't send a form unless it knows the
 * link, and then the browser says where the form is from.
 */
export function registerPortal(app: FastifyInstance, { services, limiter, baseUrlOf }: PortalOptions): void {
  const pages = errorPages(services.rules);
  const options = { ...pages, limiter, rateClass: PORTAL_RATE_CLASS, name: 'portal', stylesheet: '/portal/style.css' };

  /** What the link of a request opens. Undefined when it opens nothing; then the response is sent. */
  function opened<Target extends object>(
    kind: LinkKind<Target>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Target | undefined {
    const { token } = request.query as { readonly token?: unknown };
    const target = openLink(services, kind, token);
    if (target === 'invalid') sendPage(reply.code(404), pages.invalidLinkPage());
    else if (target === 'expired') sendPage(reply.code(410), pages.expiredLinkPage());
    else if (request.method === 'POST' && isFromOtherSite(request)) sendPage(reply.code(403), pages.otherSitePage());
    else return target;
    return undefined;
  }

  async function subscriptionOf(
    kind: LinkKind<LinkedSubscription>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ShownSubscription | undefined> {
    const target = opened(kind, request, reply);
    if (target === undefined) return undefined;
    const shown = await findLinked(services.db, target);
    if (shown === undefined) sendPage(reply.code(404), pages.invalidLinkPage());
    return shown;
  }

  servePages(app, options, (scope) => {
    scope.get(OVERVIEW_LINK.path, async (request, reply) => {
      const customer = opened(OVERVIEW_LINK, request, reply);
      return customer === undefined ? reply : sendPage(reply, await showOverview(services, customer));
    });
    scope.get(CANCEL_LINK.path, async (request, reply) => {
      const shown = await subscriptionOf(CANCEL_LINK, request, reply);
      return shown === undefined ? reply : sendPage(reply, cancelPage(services.rules, shown));
    });
    scope.post<{ Body: FormValues }>(CANCEL_LINK.path, async (request, reply) => {
      const shown = await subscriptionOf(CANCEL_LINK, request, reply);
      if (shown === undefined) return reply;
      const notice = request.body['step'] === 'cancel' ? await cancel(services, shown, request) : undefined;
      if (notice !== undefined) return sendPage(reply, cancelPage(services.rules, shown, notice));
      return reply.redirect(samePage(request), 303);
    });
    scope.get(PAYMENT_METHOD_LINK.path, async (request, reply) => {
      const shown = await subscriptionOf(PAYMENT_METHOD_LINK, request, reply);
      return shown === undefined ? reply : sendPage(reply, paymentMethodPage(services.rules, shown));
    });
    scope.post<{ Body: FormValues }>(PAYMENT_METHOD_LINK.path, async (request, reply) => {
      const shown = await subscriptionOf(PAYMENT_METHOD_LINK, request, reply);
      if (shown === undefined) return reply;
      if (request.body['step'] !== 'continue') return reply.redirect(samePage(request), 303);
      const baseUrl = baseUrlOf(request);
      const url = await continueToPayment(services, shown, baseUrl, request);
      if (url === undefined) return reply.redirect(samePage(request), 303);
      if (url === null) return sendPage(reply, paymentMethodPage(services.rules, shown, NO_CHECKOUT));
      return url.startsWith(`${baseUrl}/`)
        ? reply.redirect(`..${url.slice(baseUrl.length)}`, 303)
        : sendPage(reply, continuePage(services.rules, url));
    });
  });
}

const NO_CHECKOUT = 'The seller has no page on which you could enter another card. Please contact the seller.';

/** Relative, so that it holds behind a proxy that adds a path. */
function samePage({ url }: FastifyRequest): string {
  return url.slice(url.lastIndexOf('/', url.indexOf('?')) + 1);
}
