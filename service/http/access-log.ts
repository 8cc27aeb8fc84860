import type { Duplex } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Caller } from '../auth/caller.ts';

/**
 * As in nginx: the client closed the connection before the response. This status appears in the log only.
 */
const CLIENT_CLOSED = 499;

export interface AccessLogOptions {
  /** Whether `rawRejections` has responded to the request and logged it. */
  isRejected(socket: Duplex): boolean;
  /** Called when any other request ends. */
  readonly completed?: ((operation: string | undefined, status: number, milliseconds: number) => void) | undefined;
}

/**
 * Logs one line per request: caller, operation, address and outcome. Never the query, headers or body, which
 * may contain secrets.
 */
export class AccessLog {
  readonly #codes = new WeakMap<FastifyRequest, string>();
  readonly #callers = new WeakMap<FastifyRequest, Pick<Caller, 'accountId' | 'keyId'>>();

  constructor(app: FastifyInstance, { isRejected, completed }: AccessLogOptions) {
    app.addHook('onRequest', (request, response, done) => {
      const startedAt = performance.now();
      const address = request.ip;
      const { raw } = response;
      // Unlike Fastify's onResponse hook, this event is also emitted when the client disconnects.
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

  /** Records that the response is an error with this code. */
  failed(request: FastifyRequest, code: string): void {
    this.#codes.set(request, code);
  }

  /** Records the caller of the request. */
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
