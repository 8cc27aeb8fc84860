import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import Fastify, { type FastifyRequest } from 'fastify';

import type { ServerHooks } from '../../templates/server/runtime/register-routes.ts';
import { type JsonValue, plainText } from '../json.ts';
import type { Api, Operation, SecurityRequirement } from '../model/api.ts';
import { streamKind } from '../model/schemas.ts';
import { serverUrl } from '../targets/docs/samples/sample-values.ts';
import { resourcesOf } from '../targets/resources.ts';
import { errorBody, failureOf, ProblemError, valueAt } from './failure.ts';
import { loadServer, type MockHandler } from './load-server.ts';
import { createResponses } from './responses.ts';

/** Common limits of HTTP servers. */
const LIMITS = { bodyBytes: 1_048_576, targetBytes: 8_192, headerBytes: 16_384 };

/** Creates a mock of an API: the generated server validates requests, and Prism responds to valid ones. */
export async function createMock(api: Api) {
  const server = await loadServer(api);
  const responses = createResponses(api);
  // The path of the document's first server, without a trailing slash: `/v1`, or an empty string.
  const basePath = new URL(serverUrl(api), 'http://mock').pathname.replace(/\/$/, '');
  const operations = new Map(api.operations.map((operation) => [operation.id, operation]));
  const texts = new WeakMap<FastifyRequest, { readonly type: string; readonly text: string }>();

  const app = Fastify({
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => belowBase(url, basePath),
    routerOptions: { maxParamLength: LIMITS.targetBytes },
    exposeHeadRoutes: false,
    logger: false,
  });
  app.setErrorHandler(async (error, request, reply) => {
    const operation = operations.get(request.routeOptions.config.operation ?? '');
    const problem = error instanceof ProblemError ? error.problem : server.problemOf(error, LIMITS.bodyBytes);
    const unexpected = { kind: 'no-response', status: 500, detail: String(error) } as const;
    const failure = failureOf(problem ?? unexpected, api, operation);
    const documented = await responses.documented(operation, failure);
    const body = errorBody(failure, documented?.body, request.id, api);
    const isDetails = api.errorBody === undefined && typeof documented?.body !== 'object';
    const type = isDetails ? 'application/problem+json' : 'application/json';
    const headers = { ...documented?.headers, ...headersOf(body, api), ...failure.headers, 'content-type': type };
    reply.code(failure.status).headers(headers);
    return Buffer.from(JSON.stringify(body));
  });
  // Text of other media types is sent unchanged. The routes write streams as JSON.
  app.addHook('onSend', async (request, reply, payload) => {
    const { type, text } = texts.get(request) ?? {};
    if (type !== undefined && streamKind(type) !== undefined) reply.header('content-type', type);
    return text ?? payload;
  });

  const handler =
    (operation: Operation): MockHandler =>
    async (_, request) => {
      const { status, headers, body } = await responses.preferred(operation, request.headers);
      const type = headers['content-type'] ?? '';
      if (body !== undefined && (streamKind(type) !== undefined || !/[/+]json\b/i.test(type)))
        texts.set(request, { type, text: plainText(body) });
      return { status, headers: { ...headers, ...headersOf(body, api) }, body };
    };
  const handlers = resourcesOf(api).map(({ name, operations: own }) => [
    name,
    Object.fromEntries(own.map((operation) => [operation.name, handler(operation)])),
  ]);
  app.register(async (scope) => server.registerApi(scope, Object.fromEntries(handlers), hooksOf(api)));
  await app.ready();
  return { basePath, operations: api.operations.length, handle: app.routing };
}

function hooksOf(api: Api): ServerHooks<FastifyRequest> {
  const hasCredentials = credentialsOf(api);
  return {
    limits: LIMITS,
    limitRate: () => undefined,
    async authenticate(request, security) {
      const isKnown = ({ scheme }: SecurityRequirement[number]): boolean =>
        hasCredentials(scheme, request.headers, request.originalUrl);
      if (security !== 'public' && security.length > 0 && !security.some((all) => all.every(isKnown)))
        throw new ProblemError({ kind: 'credentials-missing' });
      return request;
    },
    authorize: () => undefined,
    newError: (code, detail) => new Error(`${code}: ${detail}`),
    problem: (problem) => new ProblemError(problem),
  };
}

/**
 * Returns a function that reports whether a request has credentials of a security scheme. Any value counts.
 * A scheme that the document does not describe and client certificates need none.
 */
function credentialsOf({ securitySchemes }: Api) {
  const schemes = new Map(securitySchemes.map(({ name, json }) => [name, json]));
  return (name: string, headers: IncomingHttpHeaders, target: string): boolean => {
    const { type, in: place, name: key, scheme } = schemes.get(name) ?? {};
    const kind = type === 'apiKey' ? place : type;
    if (kind === 'query') return new URL(target, 'http://mock').searchParams.has(String(key));
    const cookies = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
    if (kind === 'cookie') return cookies.some((pair) => pair.startsWith(`${String(key)}=`));
    if (kind === 'header') return Boolean(headers[String(key).toLowerCase()]);
    if (kind !== 'http' && kind !== 'oauth2' && kind !== 'openIdConnect') return true;
    const [actual = '', credential = ''] = (headers.authorization ?? '').split(/ +/);
    const wanted = kind === 'http' ? String(scheme) : 'bearer';
    return actual.toLowerCase() === wanted.toLowerCase() && credential !== '';
  };
}

/** Maps paths outside the base path to `//`, which no route matches. */
function belowBase(url: string, basePath: string): string {
  if (basePath === '') return url;
  const isBelow = url.startsWith(basePath) && /^[/?]|^$/.test(url.slice(basePath.length));
  return isBelow ? url.slice(basePath.length) : '//';
}

/** Headers of every response: the request id of its body, and the version of the document. */
function headersOf(body: JsonValue | undefined, api: Api): Record<string, string> {
  const { errorBody: places, versionHeader, info } = api;
  const id = places?.requestIdHeader && places.requestId && valueAt(body, places.requestId);
  return {
    ...(typeof id === 'string' && { [places!.requestIdHeader!.toLowerCase()]: id }),
    ...(versionHeader !== undefined && { [versionHeader.toLowerCase()]: info.version }),
  };
}
