// Generated from spec.yaml by `npm run generate`. Do not edit.
import { MAX_BYTES, type Reply } from './receiver.ts';

/** The part of a Fastify instance that the plugin uses, for version 4 and later. Its methods have too many overloads to name one. */
export interface FastifyScope {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(...form: never[]): unknown;
  post(...form: never[]): unknown;
}

/** The overloads in use. */
interface UsedScope {
  addContentTypeParser(type: string, options: { parseAs: 'buffer' }, parser: Parser): void;
  post(path: string, options: { bodyLimit: number }, handler: Handler): void;
}

type Parser = (request: unknown, body: unknown, done: (error: null, body: unknown) => void) => void;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

interface FastifyRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

interface FastifyReply {
  code(status: number): { type(contentType: string): { send(text: string): unknown } };
}

/**
 * Creates a plugin with one route that receives raw bytes. Content type parsers of the rest of the application do not
 * change, because Fastify encapsulates plugins.
 */
export function rawRoute(
  path: string,
  maxBytes: number = MAX_BYTES,
  handle: (read: () => Uint8Array, headers: FastifyRequest['headers']) => Promise<Reply>,
): (scope: FastifyScope) => Promise<void> {
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    const used = scope as unknown as UsedScope;
    used.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    used.post(path, { bodyLimit: maxBytes }, async ({ headers, body }, reply) => {
      // Fastify calls no parser for a request without a body.
      const { status, text } = await handle(() => (body ?? new Uint8Array()) as Uint8Array, headers);
      return reply.code(status).type('text/plain; charset=utf-8').send(text);
    });
  };
}
