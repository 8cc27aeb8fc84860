import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { DocsFiles } from './docs-files.ts';

const FOLDER = new URL('../../generated/docs/', import.meta.url);

/** The pages load nothing from elsewhere, and nothing of theirs is anybody else's to show. */
const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  vary: 'accept-encoding',
};

/**
 * The site about the API at `/docs`, for everybody: it takes no key and counts against no limit. A browser at `/` is redirected there; any
 * other client gets the API's error for an unknown path.
 */
export function registerDocs(app: FastifyInstance, folder = FOLDER): void {
  const files = new DocsFiles(folder);
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
      const asked = request.params['*'];
      reply.headers(HEADERS);
      const name = files.find(asked);
      if (name !== undefined) return send(request, reply, files, name);
      if (files.hasFolder(asked)) return reply.redirect(`${asked.split('/').at(-1)!}/`, 308);
      return reply.code(404).type('text/html; charset=utf-8').send(notFound(asked));
    },
  });
}

function isBrowserAtRoot({ method, url, headers }: FastifyRequest): boolean {
  if (url !== '/' && !url.startsWith('/?')) return false;
  return /^(?:GET|HEAD)$/.test(method) && accepts(headers.accept, 'text/html');
}

/** Whether a list such as that of `Accept` names an item, and does not give it the weight 0. */
function accepts(header: string | undefined, item: string): boolean {
  return new RegExp(`(?:^|[\\s,])${item}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header ?? '');
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  files: DocsFiles,
  name: string,
): Promise<FastifyReply> {
  const { contentType, etag, bytes, compressed } = await files.read(name);
  const takesGzip = accepts(String(request.headers['accept-encoding'] ?? ''), 'gzip');
  reply.header('etag', takesGzip ? etag.replace(/"$/, '-gzip"') : etag);
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(contentType);
  if (!takesGzip) return reply.send(bytes);
  return reply.header('content-encoding', 'gzip').send(compressed);
}

/** RFC 9110 §13.1.2: a list of tags, weak ones too. Both forms of a file are the same to who has one of them. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/-gzip"$/, '"'),
  );
  return tags.some((tag) => tag === etag || tag === '*');
}

/** It stands at an address of any depth, so its links lead up from there. */
function notFound(asked: string): string {
  const root = './' + '../'.repeat(asked.split('/').length - 1);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No such page</title><link rel="stylesheet" href="${root}docs.css"></head><body><main id="content"><h1>No such page</h1><p>There is nothing at this address. <a href="${root}index.html">Begin at the start</a>, or look through <a href="${root}operations/index.html">all operations</a>, <a href="${root}events/index.html">events</a> and <a href="${root}errors/index.html">errors</a>.</p></main></body></html>\n`;
}
