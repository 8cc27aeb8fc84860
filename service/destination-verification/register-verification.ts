import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { RateLimiter } from '../limits/rate-limiter.ts';
import { openLink } from '../links/signed-link.ts';
import { type LinkedDestination, VERIFICATION_LINK } from '../links/verification-link.ts';
import { confirmAddress, findLinkedDestination } from '../notification-settings/confirm-address.ts';
import type { FormValues } from '../pages/form.ts';
import { isFromOtherSite, sendPage, servePages } from '../pages/serve-pages.ts';
import type { Services } from '../services.ts';
import { VERIFICATION_RATE_CLASS } from './rate-limit.ts';
import { verificationPages } from './verification-pages.ts';

export interface VerificationOptions {
  readonly services: Services;
  readonly limiter: RateLimiter;
}

/**
 * Serves the page that confirms the address of an email destination, which the link in its email opens
 * without an API key. Opening it changes nothing, since programs that check the links of emails open them
 * too; its form does.
 */
export function registerVerification(app: FastifyInstance, { services, limiter }: VerificationOptions): void {
  const pages = verificationPages(services.rules);
  const stylesheet = '/destinations/style.css';
  const options = { ...pages, limiter, rateClass: VERIFICATION_RATE_CLASS, name: 'verification', stylesheet };

  /** What the link of a request opens. Undefined when it opens nothing; then the response is sent. */
  function opened(request: FastifyRequest, reply: FastifyReply): LinkedDestination | undefined {
    const { token } = request.query as { readonly token?: unknown };
    const target = openLink(services, VERIFICATION_LINK, token);
    if (target === 'invalid') sendPage(reply.code(404), pages.invalidLinkPage());
    else if (target === 'expired') sendPage(reply.code(410), pages.expiredLinkPage());
    else if (request.method === 'POST' && isFromOtherSite(request)) sendPage(reply.code(403), pages.otherSitePage());
    else return target;
    return undefined;
  }

  async function show(target: LinkedDestination, reply: FastifyReply): Promise<FastifyReply> {
    const shown = await findLinkedDestination(services.db, target);
    if (shown === undefined) return sendPage(reply.code(404), pages.invalidLinkPage());
    const isConfirmed = shown.setting.unverified_since === null;
    return sendPage(reply, isConfirmed ? pages.confirmedPage(shown) : pages.confirmPage(shown));
  }

  servePages(app, options, (scope) => {
    scope.get(VERIFICATION_LINK.path, async (request, reply) => {
      const target = opened(request, reply);
      return target === undefined ? reply : show(target, reply);
    });
    scope.post<{ Body: FormValues }>(VERIFICATION_LINK.path, async (request, reply) => {
      const target = opened(request, reply);
      if (target === undefined) return reply;
      if (request.body['step'] === 'confirm') await confirmAddress(services, target, request);
      return show(target, reply);
    });
  });
}
