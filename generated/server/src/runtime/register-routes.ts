// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { applyDefaults } from './apply-defaults.ts';
import { type Idempotency, idempotencyOf } from './idempotency.ts';
import { type Fault, problemOf, type RequestProblem } from './problem.ts';
import { bodyHeadProblem, type BodyValue, readBody } from './read-body.ts';
import { readHeaders, readPath, readQuery } from './read-parameters.ts';
import { routePath } from './route-path.ts';
import type { Check, ErrorDetails, ErrorFactory, ParameterRule, Result, Route, Security } from './route.ts';
import { undecodableParameters } from './undecodable-parameters.ts';
import { misroutedBy, originForm, unroutedBy } from './unrouted.ts';

/** Functions that the application provides to the routes. */
export interface ServerHooks<Context> {
  /** Throws if the client exceeds its rate limit. Called for every request, including those without a route. */
  limitRate(request: FastifyRequest, rateLimit: string | undefined): Promise<void> | void;
  /** Returns the caller, by all schemes of one requirement. Throws if the request has no valid credentials. */
  authenticate(request: FastifyRequest, security: Security): Promise<Context>;
  /**
   * Throws unless the caller has all permissions of one alternative. Must throw without alternatives: the document then has
   * no `security` for the operation. Not called for public operations.
   */
  authorize(context: Context, alternatives: readonly (readonly string[])[]): void;
  /** Returns the application's error for a request that does not conform to the document. */
  problem(problem: RequestProblem): Error;
  /** Returns the application's error with a code of the document. */
  newError(code: string, detail: string, more?: ErrorDetails): Error;
  /**
   * Additional checks of every query and body, reported together with faults against the document. `json` is the text of
   * a JSON body.
   */
  valueFaults?(value: unknown, json?: string): readonly Fault[];
  /**
   * Called when a valid request with an idempotency key fails. Returns the stored result of an earlier request with the same
   * key, which the client gets instead of the error, or undefined. Throws if that was another request. Without this hook, keys
   * have no effect.
   */
  storedResult?(idempotency: Idempotency, context: Context, error: unknown): Promise<Result | undefined>;
  readonly limits: { readonly bodyBytes: number; readonly targetBytes: number; readonly headerBytes: number };
}

interface AnyRequest {
  readonly id: string;
  readonly target: string;
  readonly newError: ErrorFactory<never>;
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
  readonly idempotency?: Idempotency;
}

type AnyHandler<Context> =
  | ((request: never, context: Context) => Promise<Result>)
  | {
      find(request: never, context: Context): Promise<unknown>;
      handle(request: never, context: Context, found: never): Promise<Result>;
    };

export interface BoundRoute<Context> {
  readonly route: Route;
  readonly handler: AnyHandler<Context>;
}

/** A request whose headers and path have passed all checks. */
interface Admitted<Context> {
  readonly context: Context;
  readonly path: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}

/**
 * Registers the routes on a Fastify instance. The order of checks is fixed: size of the target, rate limit, path and method,
 * caller, headers, permissions, path parameters, type, size and form of the body, `find`, then query, body and value
 * permissions together. A valid request that fails gets the stored result of its idempotency key, if there is one.
 */
export function registerRoutes<Context>(
  app: FastifyInstance,
  routes: readonly BoundRoute<Context>[],
  hooks: ServerHooks<Context>,
): void {
  const admitted = new WeakMap<FastifyRequest, Admitted<Context>>();
  const paths = new Map(routes.map(({ route }) => [route.id, { route, ...routePath(route.path) }]));
  const isHead = ({ route }: (typeof routes)[number]): boolean => route.method === 'HEAD';
  const heads = new Set(routes.filter(isHead).map(({ route }) => paths.get(route.id)!.pattern));
  const unrouted = unroutedBy(routes.map(({ route }) => route));
  const isMisrouted = misroutedBy(routes.map(({ route }) => route));
  const rejectUnrouted = (request: FastifyRequest): never => {
    throw hooks.problem(unrouted(request.raw.url ?? ''));
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: hooks.limits.bodyBytes }, (_request, bytes, done) =>
    done(null, bytes),
  );
  app.addHook('onRequest', async (request) => {
    if (isHeadTooLarge(request, hooks.limits)) throw hooks.problem({ kind: 'head-too-large' });
    const found = paths.get(request.routeOptions.config.operation ?? '');
    await hooks.limitRate(request, found?.route.rateLimit);
    // Rejected here, because the not-found handler runs after the body was read, which may be too large.
    if (request.is404) rejectUnrouted(request);
    if (found === undefined) return;
    if (isMisrouted(request.raw.url ?? '', found.route)) rejectUnrouted(request);
    const texts = found.texts(request.params as Record<string, string>);
    admitted.set(request, await admit(found.route, request, texts, hooks));
  });
  // Without a not-found handler, unrouted requests would bypass the hook above.
  app.setNotFoundHandler(rejectUnrouted);

  for (const { route, handler } of routes) {
    if (!app.supportedMethods.includes(route.method)) app.addHttpMethod(route.method);
    app.route({
      method: route.method,
      url: paths.get(route.id)!.pattern,
      // HEAD is a GET without a response body, unless the document has an operation for it.
      exposeHeadRoute: route.method === 'GET' && !heads.has(paths.get(route.id)!.pattern),
      config: { operation: route.id },
      handler: (request, reply) => respond(route, handler, request, reply, admitted.get(request)!, hooks),
    });
  }
}

async function admit<Context>(
  route: Route,
  request: FastifyRequest,
  texts: Readonly<Record<string, string | undefined>>,
  hooks: ServerHooks<Context>,
): Promise<Admitted<Context>> {
  const context = await hooks.authenticate(request, route.security);
  const headers = readHeaders(route.parameters.header, request.headers);
  checkNow('header-invalid', route.check.headers, headers, route.parameters.header, hooks);
  if (route.security !== 'public')
    hooks.authorize(
      context,
      route.security.map((requirement) => requirement.flatMap(({ permissions }) => permissions)),
    );
  const path = readPath(route.parameters.path, texts);
  checkNow('path-parameter-invalid', route.check.path, path, route.parameters.path, hooks);
  const problem = bodyHeadProblem(route, request.headers);
  if (problem) throw hooks.problem(problem);
  return { context, path, headers };
}

async function respond<Context>(
  route: Route,
  handler: AnyHandler<Context>,
  raw: FastifyRequest,
  reply: FastifyReply,
  { context, path, headers }: Admitted<Context>,
  hooks: ServerHooks<Context>,
): Promise<unknown> {
  const read = await readBody(route, raw.body as Uint8Array | undefined, raw.headers['content-type']);
  if ('kind' in read) throw hooks.problem(read);
  const base = { id: raw.id, target: originForm(raw.originalUrl), newError: hooks.newError, path };
  const query = readQuery(route.parameters.query, base.target);
  const problem = fieldsProblem(route, [query, base.target], read, hooks);
  const idempotency = problem ? undefined : idempotencyOf(route, { path, query, headers, body: read.value });
  const handle = async (): Promise<Result> => {
    const found = typeof handler === 'function' ? undefined : await handler.find(base as never, context);
    if (problem) throw hooks.problem(problem);
    for (const rule of route.parameters.query) authorizeValues(rule, query[rule.name], context, hooks);

    const body = applyDefaults(read.value, route.body?.defaults);
    const request: AnyRequest = { ...base, query, headers, body, ...(idempotency && { idempotency }) };
    return typeof handler === 'function'
      ? handler(request as never, context)
      : handler.handle(request as never, context, found as never);
  };
  try {
    return send(route, reply, await handle());
  } catch (error) {
    const stored = idempotency && (await hooks.storedResult?.(idempotency, context, error));
    if (stored === undefined) throw error;
    return send(route, reply, stored);
  }
}

function send(route: Route, reply: FastifyReply, { status, headers, body }: Result): unknown {
  reply.code(status);
  if (headers) reply.headers(headers);
  if (body === undefined) return reply.send();
  const other = route.responseMediaTypes && mediaTypeOf(route.responseMediaTypes, status);
  if (other !== undefined) return reply.type(other).send(body);
  // With an explicit serializer, Fastify adds no charset to the type; JSON has none.
  reply.header('content-type', 'application/json').serializer(JSON.stringify);
  return body;
}

function mediaTypeOf(types: NonNullable<Route['responseMediaTypes']>, status: number): string | undefined {
  const key = [String(status), `${Math.trunc(status / 100)}XX`, 'default'].find((one) => Object.hasOwn(types, one));
  return key === undefined ? undefined : types[key];
}

/** node:http has one limit for target and headers together; the document has two. */
function isHeadTooLarge(
  { raw, originalUrl }: FastifyRequest,
  limits: { readonly targetBytes: number; readonly headerBytes: number },
): boolean {
  const headerBytes = raw.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  return originalUrl.length > limits.targetBytes || headerBytes > limits.headerBytes;
}

function checkNow<Context>(
  kind: 'header-invalid' | 'path-parameter-invalid',
  check: Check | undefined,
  values: Record<string, unknown>,
  rules: readonly ParameterRule[],
  hooks: ServerHooks<Context>,
): void {
  const result = check?.validate(values);
  if (result === undefined || result.ok) return;
  throw hooks.problem({ kind, errorCode: errorCodeOf(rules, result.errors), faults: result.errors });
}

/** Validates query and body together, so that the response lists every fault. */
function fieldsProblem<Context>(
  route: Route,
  [query, target]: readonly [values: Record<string, unknown>, target: string],
  { value: body, json }: BodyValue,
  hooks: ServerHooks<Context>,
): RequestProblem | undefined {
  const rules = route.parameters.query;
  const unreadable = undecodableParameters(rules, target);
  const repeated = rules.filter((rule) => isRepeated(rule, query[rule.name])).map(({ name }) => name);
  const invalid = [...faultsOf(route.check.query, query), ...(hooks.valueFaults?.(query) ?? [])].map(byParameter);
  const queryFaults = [
    ...unreadable,
    ...repeated.map((field) => ({ field, rule: 'once', limit: 1, message: 'must be given only once' })),
    ...invalid.filter(({ field }) => !repeated.includes(field) && !unreadable.some((fault) => fault.field === field)),
  ];
  const bodyFaults =
    body === undefined ? [] : [...faultsOf(route.check.body, body), ...(hooks.valueFaults?.(body, json) ?? [])];
  const faults = [...queryFaults, ...bodyFaults];
  if (faults.length === 0) return undefined;
  const errorCode = faults.length === queryFaults.length ? errorCodeOf(rules, queryFaults) : undefined;
  return { kind: 'fields-invalid', errorCode, faults };
}

/** Returns parameters with a single value that occur several times. */
function isRepeated({ shape, style }: ParameterRule, value: unknown): boolean {
  return shape === 'value' && style !== 'json' && Array.isArray(value);
}

function faultsOf(check: Check | undefined, value: unknown): readonly Fault[] {
  const result = check?.validate(value);
  return result === undefined || result.ok ? [] : result.errors;
}

/** Reports a fault of a query parameter under its name: `event_type[1] must …` becomes `event_type value 2 must …`. */
function byParameter(fault: Fault): Fault {
  const parts = /^([^[]+)\[(\d+)\]/.exec(fault.field);
  return parts === null
    ? fault
    : { ...fault, field: parts[1]!, message: `value ${Number(parts[2]) + 1} ${fault.message}` };
}

/** The error code of the parameters, if all faulty parameters share one. */
function errorCodeOf(
  rules: readonly ParameterRule[],
  faults: readonly { readonly field: string }[],
): string | undefined {
  const codes = new Set(
    faults.map(({ field }) => rules.find((rule) => rule.name === field.split(/[.[]/, 1)[0])?.errorCode),
  );
  return codes.size === 1 ? [...codes][0] : undefined;
}

function authorizeValues<Context>(
  rule: ParameterRule,
  value: unknown,
  context: Context,
  hooks: ServerHooks<Context>,
): void {
  const permissions = rule.valuePermissions;
  if (permissions === undefined || value === undefined) return;
  for (const named of [value].flat()) {
    if (Object.hasOwn(permissions, String(named))) hooks.authorize(context, [permissions[String(named)]!]);
  }
}

/** For error handlers of the application: errors of Fastify and node:http as problems of the request. */
export { problemOf };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the route's operation. */
    operation?: string;
  }
}
