import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { DocsBuildError } from './build-docs.ts';
import type { DocsFile, DocsFiles } from './docs-files.ts';
import { notFoundPage, unavailablePage } from './docs-pages.ts';
import { DocsSite, type DocsSiteOptions } from './docs-site.ts';

/** The pages load nothing from other origins, and other sites can't embed them. */
const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  vary: 'accept-encoding',
};

export interface DocsOptions extends DocsSiteOptions {
  /** Builds the site as soon as the service listens; otherwise, the first request for it does. */
  readonly buildAtStart?: boolean;
}

/**
 * Serves the generated site at `/docs`, without a key and without a rate limit. While the site can't be
 * built, `/docs` returns 503. A browser at `/` is redirected to the site; other clients get the API's error
 * for an unknown path.
 */
export function registerDocs(app: FastifyInstance, { buildAtStart = false, ...options }: DocsOptions): void {
  const site = new DocsSite(options);
  app.addHook('onClose', () => site.close());
  if (buildAtStart) app.addHook('onListen', async () => void site.files().catch(() => undefined));
  app.addHook('onRequest', (request, reply, done) => {
    if (isBrowserAtRoot(request))
      void reply.headers({ 'cache-control': 'no-cache', vary: 'accept' }).redirect('docs/', 302);
    else done();
  });
  app.route({ method: 'GET', url: '/docs', handler: (_, reply) => reply.redirect('docs/', 308) });
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/docs/*',
    async handler(request, reply) {
      reply.headers(HEADERS);
      try {
        return await respond(request, reply, await site.files(), request.params['*']);
      } catch (error) {
        return unavailable(reply, error);
      }
    },
  });
}

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  files: DocsFiles,
  path: string,
): Promise<FastifyReply> {
  const name = files.find(path);
  if (name !== undefined) return send(request, reply, await files.read(name));
  if (files.hasFolder(path)) return reply.redirect(`${path.split('/').at(-1)!}/`, 308);
  return reply.code(404).type('text/html; charset=utf-8').send(notFoundPage(path));
}

function unavailable(reply: FastifyReply, error: unknown): FastifyReply {
  const reason = error instanceof DocsBuildError ? error.message : 'The documentation can not be read.';
  const page = unavailablePage(reason);
  return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

function isBrowserAtRoot({ method, url, headers }: FastifyRequest): boolean {
  if (url !== '/' && !url.startsWith('/?')) return false;
  return /^(?:GET|HEAD)$/.test(method) && accepts(headers.accept, 'text/html');
}

/**
 * Whether a list such as `Accept` contains an item, with a weight other than 0 (RFC 9110, section 12.4.2).
 */
function accepts(header: string | undefined, item: string): boolean {
  return new RegExp(`(?:^|[\\s,])${item}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header ?? '');
}

function send(request: FastifyRequest, reply: FastifyReply, file: DocsFile): FastifyReply {
  const { contentType, etag, bytes, compressed } = file;
  const takesGzip = accepts(String(request.headers['accept-encoding'] ?? ''), 'gzip');
  reply.header('etag', takesGzip ? etag.replace(/"$/, '-gzip"') : etag);
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(contentType);
  if (!takesGzip) return reply.send(bytes);
  return reply.header('content-encoding', 'gzip').send(compressed);
}

/**
 * RFC 9110, section 13.1.2: a list of tags, strong or weak. The gzip form of a file has the same content, so
 * its tag matches too.
 */
function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/-gzip"$/, '"'),
  );
  return tags.some((tag) => tag === etag || tag === '*');
}
