import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';

import { type RateLimitClass, registerApi } from '@billing/server';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';

import { authenticate } from './auth/authenticate.ts';
import { ServiceError } from './errors.ts';
import { handlers } from './handlers.ts';
import type { Context } from './http/context.ts';
import { type ErrorReply, errorReply } from './http/error-reply.ts';
import { problemError } from './http/problem-errors.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { Services } from './services.ts';

/** Sizes of operations.md 0.4. Node counts URL and headers together, so it gets the sum. */
const BODY_BYTES = 1_048_576;
const TARGET_BYTES = 8_192;
const HEADER_BYTES = 16_384;

export interface AppOptions {
  readonly services: Services;
  readonly limiter: RateLimiter;
  readonly docsBaseUrl: string;
  /** Networks whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** A request that has not arrived completely by then is ended. */
  readonly requestTimeoutMs: number;
  /** A pino logger; without one nothing is logged. */
  readonly logger?: FastifyBaseLogger;
}

/** The HTTP service of one environment: the API's operations, `/livez` and `/readyz`. Listening and closing are the caller's. */
export function createApp(options: AppOptions): FastifyInstance {
  const settings = { docsBaseUrl: options.docsBaseUrl, bodyBytes: BODY_BYTES };
  const app: FastifyInstance = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    requestIdLogLabel: 'request_id',
    requestTimeout: options.requestTimeoutMs,
    http: { maxHeaderSize: TARGET_BYTES + HEADER_BYTES, connectionsCheckingInterval: 1_000 },
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    routerOptions: { maxParamLength: TARGET_BYTES },
    exposeHeadRoutes: false,
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => send(errorReply(error, request.id, settings), reply),
    clientErrorHandler: (error, socket) => writeRaw(socket, errorReply(error, randomUUID(), settings)),
  });

  app.setErrorHandler((error, request, reply) => {
    const answer = errorReply(error, request.id, settings);
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    return send(answer, reply);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation;
    request.log.info(
      { method: request.method, path: request.url.split('?', 1)[0], operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request answered',
    );
  });
  registerHealth(app, options.services);
  app.register(async (api) => registerApi<Context>(api, handlers(options.services), hooks(options)));
  return app;
}

function hooks({ services, limiter }: AppOptions): Parameters<typeof registerApi<Context>>[2] {
  const { db, clock, rules } = services;
  return {
    limits: { bodyBytes: BODY_BYTES, targetBytes: TARGET_BYTES, headerBytes: HEADER_BYTES },
    problem: problemError,
    async limitRate(request, rateLimit) {
      const verdict = await limiter.check(request.ip, (rateLimit ?? 'default') as RateLimitClass);
      if (verdict.allowed) return;
      throw new ServiceError('too_many_requests', `Too many requests from this address. Try again in ${verdict.retryAfterSeconds} seconds.`, {
        headers: { 'retry-after': String(verdict.retryAfterSeconds) },
      });
    },
    async authenticate(request) {
      const caller = await authenticate({ db, clock, environment: rules.environment }, request.headers.authorization);
      return { ...caller, baseUrl: baseUrlOf(request) };
    },
    authorize({ permissions }, alternatives) {
      if (alternatives.some((needed) => needed.every((name) => permissions.has(name)))) return;
      const missing = alternatives[0]?.filter((name) => !permissions.has(name)) ?? [];
      throw new ServiceError('forbidden', `The API key lacks the permission ${missing.join(' and ')}.`);
    },
  };
}

/** The address that the request used; behind a trusted proxy, the one that its client used. */
function baseUrlOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** For whatever runs the process: alive at all, and able to answer. Neither takes a key nor counts against a limit. */
function registerHealth(app: FastifyInstance, { db }: Services): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'unavailable', reason: 'the database does not answer' });
    }
  });
}

interface Reply {
  code(status: number): Reply;
  headers(headers: Record<string, string>): Reply;
  send(text: string): unknown;
}

function send(answer: ErrorReply, reply: unknown): unknown {
  const headers = { ...answer.headers, 'content-type': 'application/json', 'request-id': answer.body.meta.request_id };
  return (reply as Reply).code(answer.status).headers(headers).send(JSON.stringify(answer.body));
}

/** For requests that never became one: too large a head, broken HTTP, too slow. */
function writeRaw(socket: Socket, answer: ErrorReply): void {
  if (socket.destroyed || !socket.writable) return;
  const body = JSON.stringify(answer.body);
  const headers = {
    ...answer.headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'request-id': answer.body.meta.request_id,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
