import { randomUUID } from 'node:crypto';

import { documentVersion, type ErrorCode, type RateLimitClass, registerApi, routes } from '@billing/server';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';

import { authenticate } from '../auth/authenticate.ts';
import { KeyUses } from '../auth/key-uses.ts';
import { authorize } from '../auth/authorize.ts';
import { anyError } from '../common/any-error.ts';
import { registerCheckout } from '../checkout/register-checkout.ts';
import type { CheckoutServices } from '../checkout/take-step.ts';
import { registerPortal } from '../customer-portal/register-portal.ts';
import { registerVerification } from '../destination-verification/register-verification.ts';
import { registerDownloads } from '../document-downloads/register-downloads.ts';
import { docsAddress } from '../docs/docs-address.ts';
import { registerDocs } from '../docs/register-docs.ts';
import { registerDownload } from '../reports/register-download.ts';
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
import { publicContext } from '../http/public-context.ts';
import { rawRejections } from '../http/raw-requests.ts';
import { isBodyComing, respondBeforeBody } from '../http/respond-before-body.ts';
import { storedResult } from '../idempotency/stored-result.ts';
import { requestOrigin } from '../http/request-origin.ts';
import { unstorableRequestValues } from '../http/unstorable-request-values.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { silentLog } from '../common/log.ts';
import type { Services } from '../services.ts';

/** Documented limits of the API. Node limits URL and headers together, so it gets their sum. */
const BODY_BYTES = 1_048_576;
const TARGET_BYTES = 8_192;
const HEADER_BYTES = 16_384;
const HEAD_BYTES = longestNextPage(TARGET_BYTES) + HEADER_BYTES;

export interface AppOptions {
  readonly services: Services;
  readonly limiter: RateLimiter;
  /** Base URL of the docs for `documentation_url`; default: `/docs` of this service. */
  readonly docsBaseUrl?: string;
  /** Builds the site at `/docs` in the background; otherwise, the first request for it does. */
  readonly buildDocsAtStart?: boolean;
  /** Networks whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Base URL for links to next pages; default: the address of each request. */
  readonly publicUrl?: string;
  /** Timeout for receiving a complete request. */
  readonly requestTimeoutMs: number;
  /** How long a connection without a request stays open; by default as long as Fastify's, 72 s. */
  readonly keepAliveMs?: number;
  /** A pino logger; by default nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** Called for every request when it is over. */
  readonly requestCompleted?: AccessLogOptions['completed'];
  /** For operations that charge a customer. */
  readonly payments: PaymentServices;
  /** For the hosted checkout; absent where there is none. */
  readonly checkout?: CheckoutServices;
  /** For `/readyz` and `/metrics`; absent when they are on another address. */
  readonly health?: Health;
  /** Whether each response closes its connection, because the process is about to end. */
  readonly isDraining?: () => boolean;
}

/**
 * The HTTP service of one environment: the operations of the API, `/livez`, `/readyz`, `/metrics`, the docs,
 * the hosted checkout, the customer portal, the page that confirms email destinations, and downloads of
 * documents. The caller listens and closes.
 */
export function createApp(options: AppOptions): FastifyInstance {
  checkSecured(Object.values(routes));
  const reply: Reply = (thrown, requestId, request) =>
    errorResponse(thrown, requestId, { docsBaseUrl: docsBaseUrlOf(request), bodyBytes: BODY_BYTES });
  const limitRate = rateLimit(options.limiter);
  const app: FastifyInstance = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    requestTimeout: options.requestTimeoutMs,
    ...(options.keepAliveMs !== undefined && { keepAliveTimeout: options.keepAliveMs }),
    http: { maxHeaderSize: HEAD_BYTES, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    routerOptions: { maxParamLength: HEAD_BYTES },
    exposeHeadRoutes: true,
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => void raw.reject(error, socket),
  });
  const docsBaseUrlOf = docsAddress({ ...options, server: app.server });
  // Node swaps the two timeouts when the one for headers is longer, and a slow body would get the default
  // of a minute.
  app.server.headersTimeout = options.requestTimeoutMs;
  const raw = rawRejections({ server: app.server, reply, limitRate, log: options.logger ?? silentLog });
  delayedContinue(app, BODY_BYTES);
  closeAfterLastResponse(app, options.isDraining);
  const accessLog = new AccessLog(app, { isRejected: raw.isRejected, completed: options.requestCompleted });
  handleErrors(app, reply, accessLog);
  startResponses(app);
  registerLiveness(app);
  if (options.health !== undefined) registerHealth(app, options.health);
  registerDownload(app, { services: options.services, limitRate: (request) => limitRate(request.ip) });
  if (options.checkout !== undefined) registerCheckout(app, { ...options.checkout, limiter: options.limiter });
  registerDownloads(app, options);
  const { services, limiter, publicUrl } = options;
  registerPortal(app, { services, limiter, baseUrlOf: baseUrlReader(publicUrl) });
  registerVerification(app, { services, limiter });
  registerDocs(app, { log: options.logger ?? silentLog, buildAtStart: options.buildDocsAtStart === true });
  const uses = new KeyUses(services.db, options.logger ?? silentLog);
  app.addHook('onClose', () => uses.flush());
  app.register(async (api) =>
    registerApi<Context>(api, handlers(options.services, options.payments), hooks(options, limitRate, accessLog, uses)),
  );
  return app;
}

type Reply = (thrown: unknown, requestId: string, request?: FastifyRequest) => ReturnType<typeof errorResponse>;

function handleErrors(app: FastifyInstance, reply: Reply, accessLog: AccessLog): void {
  app.setErrorHandler((error, request, response) => {
    const { status, headers, body } = reply(error, request.id, request);
    accessLog.failed(request, body.error.code);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const bytes = Buffer.from(JSON.stringify(body));
    response.code(status).headers({ ...headers, 'content-type': 'application/json' });
    if (isBodyComing(request.raw)) void respondBeforeBody(response, bytes);
    else response.send(bytes);
  });
}

/** Sets the header fields of every response, and rejects a request target that is too long. */
function startResponses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, response, done) => {
    response
      .header('request-id', request.id)
      .header(documentVersion.header, documentVersion.value)
      .header('cache-control', 'no-store');
    const isTooLong = request.originalUrl.length > TARGET_BYTES && writtenLength(request.originalUrl) > TARGET_BYTES;
    done(isTooLong ? problemError({ kind: 'head-too-large' }) : undefined);
  });
}

type LimitRate = (address: string | undefined, rateClass?: RateLimitClass) => Promise<void>;

function hooks(
  { services, publicUrl }: AppOptions,
  limitRate: LimitRate,
  accessLog: AccessLog,
  uses: KeyUses,
): Parameters<typeof registerApi<Context>>[2] {
  const { db, clock, rules } = services;
  const context = { db, clock, environment: rules.environment, uses };
  const baseUrlOf = baseUrlReader(publicUrl);
  return {
    limits: { bodyBytes: BODY_BYTES, targetBytes: longestNextPage(TARGET_BYTES), headerBytes: HEADER_BYTES },
    problem: problemError,
    newError: (code, detail, more) => anyError(code as ErrorCode, detail, more),
    valueFaults: unstorableRequestValues,
    storedResult: (idempotency, caller, error) => storedResult(services, idempotency, caller, error),
    limitRate: (request, rateClass) => limitRate(request.ip, rateClass as RateLimitClass | undefined),
    async authenticate(request, security) {
      if (security === 'public') return publicContext(baseUrlOf(request));
      const { authorization } = request.headers;
      const caller = await authenticate(context, { authorization, address: request.ip });
      accessLog.authenticated(request, caller);
      return { ...caller, baseUrl: baseUrlOf(request), origin: requestOrigin(request) };
    },
    authorize,
  };
}

function rateLimit(limiter: RateLimiter): LimitRate {
  return async (address, rateClass = 'default') => {
    // The system knows no address of a connection that its client has reset. No client receives this
    // response.
    if (address === undefined)
      throw problemError({ kind: 'malformed-http', detail: 'the client closed the connection' });
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

/**
 * A path with invalid percent-encoding is taken literally: otherwise the router would respond before any
 * check, in its own format.
 */
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
