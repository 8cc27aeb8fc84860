import { randomUUID } from 'node:crypto';

import { documentVersion, type ErrorCode, type RateLimitClass, registerApi, routes } from '@billing/server';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';

import { authenticate } from '../auth/authenticate.ts';
import { authorize } from '../auth/authorize.ts';
import { anyError } from '../common/any-error.ts';
import { docsAddress } from '../docs/docs-address.ts';
import { registerDocs } from '../docs/register-docs.ts';
import { handlers } from './handlers.ts';
import { baseUrlReader } from '../http/base-url.ts';
import { AccessLog, type AccessLogOptions } from '../http/access-log.ts';
import { closeAfterLastResponse } from '../http/close-after-last-response.ts';
import { delayedContinue } from '../http/delayed-continue.ts';
import { checkSecured } from '../http/check-secured.ts';
import type { Context } from '../http/context.ts';
import { errorResponse } from '../http/error-response.ts';
import { type Health, registerHealth, registerLiveness } from '../http/health.ts';
import { longestNextPage, writtenLength } from '../http/next-page.ts';
import { problemError } from '../http/problem-errors.ts';
import { rawRejections } from '../http/raw-requests.ts';
import { isBodyComing, respondBeforeBody } from '../http/respond-before-body.ts';
import { unstorableRequestValues } from '../http/unstorable-request-values.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { silentLog } from '../common/log.ts';
import type { Services } from '../services.ts';

/** Sizes of operations.md 0.4. Node counts URL and headers together, so it gets the sum. */
const BODY_BYTES = 1_048_576;
const TARGET_BYTES = 8_192;
const HEADER_BYTES = 16_384;
const HEAD_BYTES = longestNextPage(TARGET_BYTES) + HEADER_BYTES;

export interface AppOptions {
  readonly services: Services;
  readonly limiter: RateLimiter;
  /** Where the docs are, for `documentation_url`; without it, at `/docs` of this service. */
  readonly docsBaseUrl?: string;
  /** Builds the site at `/docs` in the background; otherwise, the first request for it does. */
  readonly buildDocsAtStart?: boolean;
  /** Networks whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Address that callers use, for links to next pages; without it the one that each request used. */
  readonly publicUrl?: string;
  /** A request that has not arrived completely by then is ended. */
  readonly requestTimeoutMs: number;
  /** A pino logger; without one nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** Told of every request when it is over. */
  readonly requestCompleted?: AccessLogOptions['completed'];
  /** For `/readyz` and `/metrics`; absent where they are on another address. */
  readonly health?: Health;
}

/** The HTTP service of one environment: the API's operations, `/livez` and `/readyz`, and the docs. Listening and closing are the caller's. */
export function createApp(options: AppOptions): FastifyInstance {
  checkSecured(Object.values(routes));
  const reply = (thrown: unknown, requestId: string, request?: FastifyRequest) =>
    errorResponse(thrown, requestId, { docsBaseUrl: docsBaseUrlOf(request), bodyBytes: BODY_BYTES });
  const limitRate = rateLimit(options.limiter);
  const app: FastifyInstance = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    requestTimeout: options.requestTimeoutMs,
    http: { maxHeaderSize: HEAD_BYTES, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    routerOptions: { maxParamLength: HEAD_BYTES },
    exposeHeadRoutes: true,
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => void raw.reject(error, socket),
  });
  const docsBaseUrlOf = docsAddress({ ...options, server: app.server });
  // Node swaps the two when the time for the head is the longer one, and gives a slow body the minute that heads have by default.
  app.server.headersTimeout = options.requestTimeoutMs;
  const raw = rawRejections({ server: app.server, reply, limitRate, log: options.logger ?? silentLog });
  delayedContinue(app, BODY_BYTES);
  closeAfterLastResponse(app);
  const accessLog = new AccessLog(app, { isRejected: raw.isRejected, completed: options.requestCompleted });

  app.setErrorHandler((error, request, response) => {
    const { status, headers, body } = reply(error, request.id, request);
    accessLog.failed(request, body.error.code);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const bytes = Buffer.from(JSON.stringify(body));
    response.code(status).headers({ ...headers, 'content-type': 'application/json' });
    if (isBodyComing(request.raw)) void respondBeforeBody(response, bytes);
    else response.send(bytes);
  });
  app.addHook('onRequest', (request, response, done) => {
    response
      .header('request-id', request.id)
      .header(documentVersion.header, documentVersion.value)
      .header('cache-control', 'no-store');
    const isTooLong = request.originalUrl.length > TARGET_BYTES && writtenLength(request.originalUrl) > TARGET_BYTES;
    done(isTooLong ? problemError({ kind: 'head-too-large' }) : undefined);
  });
  registerLiveness(app);
  if (options.health !== undefined) registerHealth(app, options.health);
  registerDocs(app, { log: options.logger ?? silentLog, buildAtStart: options.buildDocsAtStart === true });
  app.register(async (api) =>
    registerApi<Context>(api, handlers(options.services), hooks(options, limitRate, accessLog)),
  );
  return app;
}

type LimitRate = (address: string | undefined, rateClass?: RateLimitClass) => Promise<void>;

function hooks(
  { services, publicUrl }: AppOptions,
  limitRate: LimitRate,
  accessLog: AccessLog,
): Parameters<typeof registerApi<Context>>[2] {
  const { db, clock, rules } = services;
  const baseUrlOf = baseUrlReader(publicUrl);
  return {
    limits: { bodyBytes: BODY_BYTES, targetBytes: longestNextPage(TARGET_BYTES), headerBytes: HEADER_BYTES },
    problem: problemError,
    newError: (code, detail, more) => anyError(code as ErrorCode, detail, more),
    valueFaults: unstorableRequestValues,
    limitRate: (request, rateClass) => limitRate(request.ip, rateClass as RateLimitClass | undefined),
    async authenticate(request) {
      const caller = await authenticate({ db, clock, environment: rules.environment }, request.headers.authorization);
      accessLog.authenticated(request, caller);
      return { ...caller, baseUrl: baseUrlOf(request) };
    },
    authorize,
  };
}

function rateLimit(limiter: RateLimiter): LimitRate {
  return async (address, rateClass = 'default') => {
    // The system knows no address of a connection that its client has reset. Nobody gets this response.
    if (address === undefined) throw problemError({ kind: 'malformed-http', detail: 'the client has gone' });
    const verdict = await limiter.check(address, rateClass);
    if (verdict.allowed) return;
    throw anyError(
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
