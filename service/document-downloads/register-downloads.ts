import { Buffer } from 'node:buffer';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { createDocuments } from '../documents/create-documents.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { DOCUMENT_LINK } from '../links/document-link.ts';
import { openLink } from '../links/signed-link.ts';
import type { Services } from '../services.ts';
import { DOCUMENT_RATE_CLASS } from './rate-limit.ts';
import { readDocument } from './read-document.ts';

/**
 * Browsers may show the file as what it is and nothing else, don't send the link on, and no other site can
 * embed it.
 */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export interface DownloadOptions {
  readonly services: Pick<Services, 'db' | 'clock' | 'secrets'>;
  readonly limiter: RateLimiter;
}

/** Serves the documents that signed links lead to, without an API key. */
export function registerDownloads(app: FastifyInstance, { services, limiter }: DownloadOptions): void {
  const documents = createDocuments();
  app.register(async (scope) => {
    scope.setErrorHandler(async (error, request, reply) => {
      request.log.error({ err: error }, 'document download failed');
      return sendText(reply.code(500), 'The document could not be made. Try again later.');
    });
    scope.get(DOCUMENT_LINK.path, async (request, reply) => {
      reply.headers(HEADERS);
      const verdict = await limiter.check(request.ip, DOCUMENT_RATE_CLASS);
      if (!verdict.allowed) {
        reply.code(429).header('retry-after', String(verdict.retryAfterSeconds));
        return sendText(reply, `Too many downloads. Try again in ${verdict.retryAfterSeconds} seconds.`);
      }
      const { token } = request.query as { readonly token?: unknown };
      const linked = openLink(services, DOCUMENT_LINK, token);
      if (linked === 'invalid') return sendText(reply.code(404), 'This link leads to no document.');
      if (linked === 'expired')
        return sendText(reply.code(410), 'This link has expired. Ask the seller for a new one.');
      const { name, bytes } = await readDocument(services.db, documents, linked);
      return reply
        .type('application/pdf')
        .header('content-disposition', `${linked.disposition}; filename="${name}"`)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  });
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(`${text}\n`);
}
