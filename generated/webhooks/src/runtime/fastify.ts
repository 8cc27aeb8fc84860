import { type Answer, MAX_BYTES } from './receiver.ts';

/** What an instance of Fastify is told by, in any version from 4 on. Its methods have too many forms to be compared with one. */
export interface FastifyScope {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(...form: never[]): unknown;
  post(...form: never[]): unknown;
}

/** The forms of them that are used. */
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
 * A plugin with one route whose body stays the bytes that came. Parsers of the rest of the application stay as they are, since what a plugin
 * changes holds within it.
 */
export function rawRoute(
  path: string,
  maxBytes: number = MAX_BYTES,
  answer: (read: () => Uint8Array, headers: FastifyRequest['headers']) => Promise<Answer>,
): (scope: FastifyScope) => Promise<void> {
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    const used = scope as unknown as UsedScope;
    used.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    used.post(path, { bodyLimit: maxBytes }, async ({ headers, body }, reply) => {
      // A request without a body has none to parse.
      const { status, text } = await answer(() => (body ?? new Uint8Array()) as Uint8Array, headers);
      return reply.code(status).type('text/plain; charset=utf-8').send(text);
    });
  };
}
