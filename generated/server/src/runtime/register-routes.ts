import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { applyDefaults } from './apply-defaults.ts';
import { type Fault, problemOf, type RequestProblem } from './problem.ts';
import { bodyHeadProblem, type BodyValue, readBody } from './read-body.ts';
import { readHeaders, readPath, readQuery } from './read-parameters.ts';
import { routePath } from './route-path.ts';
import type { Check, ErrorDetails, ErrorFactory, ParameterRule, Result, Route, Security } from './route.ts';
import { undecodableParameters } from './undecodable-parameters.ts';
import { originForm, unroutedBy } from './unrouted.ts';

/** What the routes ask of the application that they are part of. */
export interface ServerHooks<Context> {
  /** Throws when the caller has to wait. Called for every request, also one that no route matches. */
  limitRate(request: FastifyRequest, rateLimit: string | undefined): Promise<void> | void;
  /** Who calls, by one of the schemes; throws when nobody does. */
  authenticate(request: FastifyRequest, security: Security): Promise<Context>;
  /**
   * Throws unless the caller has every permission of one of the alternatives. Without any, the document does not say who may call the
   * operation, and this has to throw. It is not called for public operations.
   */
  authorize(context: Context, alternatives: readonly (readonly string[])[]): void;
  /** The application's error for a request that is not what the document asks for. */
  problem(problem: RequestProblem): Error;
  /** The application's error with a code of the document, which a handler throws. */
  newError(code: string, detail: string, more?: ErrorDetails): Error;
  /**
   * What the application asks of every query and body beyond the document; reported together with what the document asks. `json` is the
   * text of a JSON body.
   */
  valueFaults?(value: unknown, json?: string): readonly Fault[];
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

/** What is known of a request when its body is about to be read. */
interface Admitted<Context> {
  readonly context: Context;
  readonly path: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}

/**
 * Puts the routes on a Fastify instance. The order of checks is fixed: size of the target, rate limit, path and method, caller,
 * headers, permissions, path parameters, the body's type, size and form, `find`, then query, body and value permissions together.
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
  const refuseUnrouted = (request: FastifyRequest): never => {
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
    // Here, because the not-found handler runs when a body has been read, which may be too large.
    if (request.is404) refuseUnrouted(request);
    if (found === undefined) return;
    const texts = found.texts(request.params as Record<string, string>);
    admitted.set(request, await admit(found.route, request, texts, hooks));
  });
  // Without it, what no route matches would not come by the hook above.
  app.setNotFoundHandler(refuseUnrouted);

  for (const { route, handler } of routes) {
    if (!app.supportedMethods.includes(route.method)) app.addHttpMethod(route.method);
    app.route({
      method: route.method,
      url: paths.get(route.id)!.pattern,
      // HEAD is a GET without the body of its response, unless the document has an operation for it.
      exposeHeadRoute: route.method === 'GET' && !heads.has(paths.get(route.id)!.pattern),
      config: { operation: route.id },
      handler: (request, reply) => answer(route, handler, request, reply, admitted.get(request)!, hooks),
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
      route.security.map(({ permissions }) => permissions),
    );
  const path = readPath(route.parameters.path, texts);
  checkNow('path-parameter-invalid', route.check.path, path, route.parameters.path, hooks);
  const problem = bodyHeadProblem(route, request.headers);
  if (problem) throw hooks.problem(problem);
  return { context, path, headers };
}

async function answer<Context>(
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
  const found = typeof handler === 'function' ? undefined : await handler.find(base as never, context);

  const query = readQuery(route.parameters.query, base.target);
  checkFields(route, [query, base.target], read, hooks);
  for (const rule of route.parameters.query) authorizeValues(rule, query[rule.name], context, hooks);

  const request: AnyRequest = { ...base, query, headers, body: applyDefaults(read.value, route.body?.defaults) };
  const result =
    typeof handler === 'function'
      ? await handler(request as never, context)
      : await handler.handle(request as never, context, found as never);
  reply.code(result.status);
  if (result.headers) reply.headers(result.headers);
  if (result.body === undefined) return reply.send();
  const other = route.answers && typeOfAnswer(route.answers, result.status);
  if (other !== undefined) return reply.type(other).send(result.body);
  // With a serializer named here, Fastify adds no charset to the type, which JSON does not have.
  reply.header('content-type', 'application/json').serializer(JSON.stringify);
  return result.body;
}

function typeOfAnswer(answers: NonNullable<Route['answers']>, status: number): string | undefined {
  const key = [String(status), `${Math.trunc(status / 100)}XX`, 'default'].find((one) => Object.hasOwn(answers, one));
  return key === undefined ? undefined : answers[key];
}

/** node:http has one limit for both; the document's limits are two. */
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

/** Query and body are judged together, so that a caller learns of every fault at once. */
function checkFields<Context>(
  route: Route,
  [query, target]: readonly [values: Record<string, unknown>, target: string],
  { value: body, json }: BodyValue,
  hooks: ServerHooks<Context>,
): void {
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
  if (faults.length === 0) return;
  const errorCode = faults.length === queryFaults.length ? errorCodeOf(rules, queryFaults) : undefined;
  throw hooks.problem({ kind: 'fields-invalid', errorCode, faults });
}

/** A parameter with one value has several only when it was given several times. */
function isRepeated({ shape, style }: ParameterRule, value: unknown): boolean {
  return shape === 'value' && style !== 'json' && Array.isArray(value);
}

function faultsOf(check: Check | undefined, value: unknown): readonly Fault[] {
  const result = check?.validate(value);
  return result === undefined || result.ok ? [] : result.errors;
}

/** A query parameter has one name, whichever of its values is wrong: `event_type[1] must …` is said as `event_type value 2 must …`. */
function byParameter(fault: Fault): Fault {
  const parts = /^([^[]+)\[(\d+)\]/.exec(fault.field);
  return parts === null
    ? fault
    : { ...fault, field: parts[1]!, message: `value ${Number(parts[2]) + 1} ${fault.message}` };
}

/** The parameter's own code when every fault is of parameters that share it. */
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

/** For the application's error handlers: what Fastify and node:http raise about a request, as a problem of it. */
export { problemOf };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the operation that a route answers. */
    operation?: string;
  }
}
