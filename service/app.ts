import { randomUUID } from 'node:crypto';

import { documentVersion, type RateLimitClass, registerApi } from '@billing/server';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';

import { authenticate } from './auth/authenticate.ts';
import { allows } from './auth/permissions.ts';
import { ServiceError } from './basics/errors.ts';
import { docsAddress } from './docs/docs-address.ts';
import { registerDocs } from './docs/register-docs.ts';
import { handlers } from './handlers.ts';
import { baseUrlReader } from './http/base-url.ts';
import { bodyFaults } from './http/body-faults.ts';
import { closeBehindLastAnswer } from './http/close-behind-last-answer.ts';
import type { Context } from './http/context.ts';
import { errorReply } from './http/error-reply.ts';
import { type Health, registerHealth } from './http/health.ts';
import { loggable } from './http/loggable.ts';
import { problemError } from './http/problem-errors.ts';
import { rawRefusals, takeEveryRequest } from './http/raw-requests.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { silentLog } from './basics/log.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import type { Services } from './services.ts';

/** Sizes of operations.md 0.4. Node counts URL and headers together, so it gets the sum. */
const BODY_BYTES = 1_048_576;
const TARGET_BYTES = 8_192;
const HEADER_BYTES = 16_384;
const HEAD_BYTES = TARGET_BYTES + HEADER_BYTES;

export interface AppOptions {
  readonly services: Services;
  readonly limiter: RateLimiter;
  /** Where the docs are, for `documentation_url`; without it, at `/docs` of this service. */
  readonly docsBaseUrl?: string;
  /** Networks whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Address that callers use, for links to next pages; without it the one that each request used. */
  readonly publicUrl?: string;
  /** A request that has not arrived completely by then is ended. */
  readonly requestTimeoutMs: number;
  /** A pino logger; without one nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  readonly metrics?: Pick<Metrics, 'contentType' | 'text' | 'requestAnswered'>;
  /** Of a process that delivers as well, for `/readyz`. */
  readonly delivery?: Health['delivery'];
}

/** The HTTP service of one environment: the API's operations, `/livez` and `/readyz`, and the docs. Listening and closing are the caller's. */
export function createApp(options: AppOptions): FastifyInstance {
  const reply = (thrown: unknown, requestId: string, request?: FastifyRequest) =>
    errorReply(thrown, requestId, { docsBaseUrl: docsBaseUrlOf(request), bodyBytes: BODY_BYTES });
  const limitRate = rateLimit(options.limiter);
  const refuse = rawRefusals({ reply, limitRate, log: options.logger ?? silentLog });
  const app: FastifyInstance = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    requestTimeout: options.requestTimeoutMs,
    http: { maxHeaderSize: HEAD_BYTES, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    routerOptions: { maxParamLength: HEAD_BYTES },
    exposeHeadRoutes: false,
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => void refuse(error, socket),
  });
  const docsBaseUrlOf = docsAddress({ ...options, server: app.server });
  // Node swaps the two when the time for the head is the longer one, and gives a slow body the minute that heads have by default.
  app.server.headersTimeout = options.requestTimeoutMs;
  takeEveryRequest(app.server, refuse);
  closeBehindLastAnswer(app);

  const codes = new WeakMap<FastifyRequest, string>();
  app.setErrorHandler((error, request, response) => {
    const { status, headers, body } = reply(error, request.id, request);
    codes.set(request, body.error.code);
    if (status >= 500) request.log.error({ error: loggable(error) }, 'request failed');
    return response
      .code(status)
      .headers({ ...headers, 'content-type': 'application/json' })
      .send(Buffer.from(JSON.stringify(body)));
  });
  app.addHook('onRequest', (request, response, done) => {
    response.header('request-id', request.id).header(documentVersion.header, documentVersion.value);
    done();
  });
  app.addHook('onResponse', (request, response, done) => {
    const { method, originalUrl, routeOptions } = request;
    const { statusCode: status, elapsedTime } = response;
    const path = originalUrl.split('?', 1)[0];
    const operation = routeOptions.config.operation;
    request.log.info(
      { method, path, operation, status, code: codes.get(request), ms: Math.round(elapsedTime) },
      'request answered',
    );
    options.metrics?.requestAnswered(operation, status, elapsedTime);
    done();
  });
  registerHealth(app, {
    db: options.services.db,
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.delivery && { delivery: options.delivery }),
  });
  registerDocs(app);
  app.register(async (api) => registerApi<Context>(api, handlers(options.services), hooks(options, limitRate)));
  return app;
}

type LimitRate = (address: string, rateClass?: RateLimitClass) => Promise<void>;

function hooks({ services, publicUrl }: AppOptions, limitRate: LimitRate): Parameters<typeof registerApi<Context>>[2] {
  const { db, clock, rules } = services;
  const baseUrlOf = baseUrlReader(publicUrl);
  return {
    limits: { bodyBytes: BODY_BYTES, targetBytes: TARGET_BYTES, headerBytes: HEADER_BYTES },
    problem: problemError,
    bodyFaults,
    limitRate: (request, rateClass) => limitRate(request.ip, rateClass as RateLimitClass | undefined),
    async authenticate(request) {
      const caller = await authenticate({ db, clock, environment: rules.environment }, request.headers.authorization);
      return { ...caller, baseUrl: baseUrlOf(request) };
    },
    authorize({ permissions }, alternatives) {
      if (alternatives.some((needed) => needed.every((name) => allows(permissions, name)))) return;
      const missing = alternatives[0]?.filter((name) => !allows(permissions, name)) ?? [];
      throw new ServiceError('forbidden', `The API key lacks the permission ${missing.join(' and ')}.`);
    },
  };
}

function rateLimit(limiter: RateLimiter): LimitRate {
  return async (address, rateClass = 'default') => {
    const verdict = await limiter.check(address, rateClass);
    if (verdict.allowed) return;
    throw new ServiceError(
      'too_many_requests',
      `Too many requests from this address. Try again in ${verdict.retryAfterSeconds} seconds.`,
      {
        headers: { 'retry-after': String(verdict.retryAfterSeconds) },
      },
    );
  };
}

/** A path whose percent signs stand for no text is taken literally: the router would answer it before any check, in its own words. */
function decodable(target: string): string {
  const path = target.split('?', 1)[0]!;
  if (!path.includes('%')) return target;
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length);
  }
}
