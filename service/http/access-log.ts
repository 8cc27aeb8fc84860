import type { Duplex } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Caller } from '../auth/caller.ts';

/** Known from nginx: the client closed the connection before it had the response. It stands in the log only. */
const CLIENT_CLOSED = 499;

export interface AccessLogOptions {
  /** Whether a request was answered on its bare socket, which has its own line in the log. */
  isRejected(socket: Duplex): boolean;
  /** Told of every other request when it is over. */
  readonly completed?: ((operation: string | undefined, status: number, milliseconds: number) => void) | undefined;
}

/** One line for each request: who called what, from where, how it ended. Never a query, a header or a body, which may hold secrets. */
export class AccessLog {
  readonly #codes = new WeakMap<FastifyRequest, string>();
  readonly #callers = new WeakMap<FastifyRequest, Pick<Caller, 'accountId' | 'keyId'>>();

  constructor(app: FastifyInstance, { isRejected, completed }: AccessLogOptions) {
    app.addHook('onRequest', (request, response, done) => {
      const startedAt = performance.now();
      const address = request.ip;
      const { raw } = response;
      // Unlike Fastify's hooks for the end of a response, this event also comes when the client has gone.
      raw.once('close', () => {
        if (!raw.headersSent && isRejected(request.raw.socket)) return;
        const milliseconds = performance.now() - startedAt;
        const status = raw.headersSent ? raw.statusCode : CLIENT_CLOSED;
        const { operation } = request.routeOptions.config;
        completed?.(operation, status, milliseconds);
        request.log.info(
          { ...this.#line(request), address, operation, status, duration_ms: Math.round(milliseconds) },
          raw.headersSent ? 'request completed' : 'client closed the connection before the response',
        );
      });
      done();
    });
  }

  /** The request got an error of this code. */
  failed(request: FastifyRequest, code: string): void {
    this.#codes.set(request, code);
  }

  /** The request carries a key of `caller`. */
  authenticated(request: FastifyRequest, caller: Pick<Caller, 'accountId' | 'keyId'>): void {
    this.#callers.set(request, caller);
  }

  #line(request: FastifyRequest): object {
    const caller = this.#callers.get(request);
    return {
      method: request.method,
      path: request.originalUrl.split('?', 1)[0],
      code: this.#codes.get(request),
      key_id: caller?.keyId,
      account_id: caller?.accountId,
    };
  }
}
