import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { JsonValue } from '../../../generator/json.ts';
import type { Api, Operation } from '../../../generator/model/api.ts';
import { isObject } from '../../../generator/model/canonical.ts';
import { withQuery } from '../../../generator/model/query-of-path.ts';
import { bodyMedia } from '../../../generator/targets/bodies.ts';
import { parameterValue, writtenPath, writtenQuery } from '../../../generator/targets/docs/samples/sample-values.ts';
import { Shapes } from '../../../generator/targets/docs/fields/shapes.ts';
import { write as writeForm } from '../../../templates/client/runtime/bodies/write-form.ts';
import { write as writeMultipart } from '../../../templates/client/runtime/bodies/write-multipart.ts';
import type { RequestProblem } from '../../../templates/server/runtime/problem.ts';
import type { LoadedModules } from './loaded-modules.ts';

interface Called {
  readonly called: number;
  readonly responded: number;
  readonly faults: string[];
}

/** The statuses of a stub and of a rejected request. A working route returns no other. */
const STATUS = { stub: 501, rejected: 400, unrouted: 404 } as const;

/** Serves every operation from a stub and calls each over HTTP with sample parameters. */
export async function callServer(api: Api, modules: LoadedModules): Promise<Called> {
  const server = modules.module('server/src/index.ts') as Partial<Server>;
  if (!isServer(server)) return { called: 0, responded: 0, faults: ['the server does not export registerApi'] };
  const app = Fastify({ routerOptions: { maxParamLength: 10_000 } });
  app.setErrorHandler((error, _, reply) => {
    const problem = server.problemOf(error, 0);
    return reply.code(problem === undefined ? ((error as Partial<Rejection>).status ?? 500) : statusOf(problem)).send();
  });
  try {
    server.registerApi(app, stubs(server), hooks);
    await app.listen({ host: '127.0.0.1', port: 0 });
  } catch (error) {
    return { called: 0, responded: 0, faults: [`the server does not start: ${(error as Error).message}`] };
  }
  const { port } = app.server.address() as AddressInfo;
  const shapes = new Shapes(new Map(api.schemas.map(({ name, json }) => [name, json])));
  const faults: string[] = [];
  let responded = 0;
  for (const operation of api.operations) {
    const status = await call(operation, port, shapes, await bodyOf(operation));
    if (status === STATUS.stub) responded += 1;
    else if (status !== STATUS.rejected)
      faults.push(`${operation.method.toUpperCase()} ${operation.path} returned status ${status}`);
  }
  await app.close();
  return { called: api.operations.length, responded, faults };
}

/** The exports of the server package that this module uses. */
interface Server {
  readonly registerApi: (app: FastifyInstance, handlers: object, hooks: object) => void;
  readonly notImplemented: (operation: string) => () => Promise<never>;
  readonly problemOf: (error: unknown, limitBytes: number) => RequestProblem | undefined;
}

function isServer(module: Partial<Server>): module is Server {
  return module.registerApi !== undefined && module.notImplemented !== undefined && module.problemOf !== undefined;
}

/** The status of a request with the required parameters. `fetch` rejects some methods. */
function call(operation: Operation, port: number, shapes: Shapes, body: Body | undefined): Promise<number | undefined> {
  const given = operation.parameters
    .filter(({ required }) => required)
    .map((parameter) => ({ parameter, value: parameterValue(parameter, shapes) }));
  const own = given.filter(({ parameter }) => parameter.in === 'header');
  const headers = {
    ...Object.fromEntries(own.map(({ parameter, value }) => [parameter.name, headerText(value)])),
    ...(body !== undefined && { 'content-type': body.type, 'content-length': body.bytes.byteLength }),
  };
  const path = withQuery(writtenPath(operation.path, given), writtenQuery(given));
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method: operation.method.toUpperCase() }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(body?.bytes);
  });
}

interface Body {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** The first example of a body in the form of its media type, or an empty body. */
async function bodyOf(operation: Operation): Promise<Body | undefined> {
  const media = bodyMedia(operation);
  if (media === undefined) return undefined;
  const value = media.examples[0]?.value ?? {};
  const multipart = media.kind === 'multipart' ? await writeMultipart(value) : undefined;
  const sent = new Response(multipart ?? (media.kind === 'form' ? writeForm(value) : JSON.stringify(value)));
  const type = multipart === undefined ? media.mediaType : sent.headers.get('content-type')!;
  return { bytes: new Uint8Array(await sent.arrayBuffer()), type };
}

function headerText(value: JsonValue): string {
  return (isObject(value) ? JSON.stringify(value) : String(value)).replace(/[^\x20-\x7E]+/g, ' ');
}

/** A stub for any method of any resource. */
function stubs({ notImplemented }: Server): object {
  const resource = (name: string): object =>
    new Proxy({}, { get: (_, method) => notImplemented(`${name}.${String(method)}`) });
  return new Proxy({}, { get: (_, name) => resource(String(name)) });
}

interface Rejection extends Error {
  readonly status: number;
}

const hooks = {
  limits: { bodyBytes: 10_000_000, targetBytes: 100_000, headerBytes: 100_000 },
  limitRate: () => undefined,
  authenticate: async () => ({}),
  authorize: () => undefined,
  problem: (problem: RequestProblem): Rejection =>
    Object.assign(new Error(problem.kind), { status: statusOf(problem) }),
};

function statusOf({ kind }: RequestProblem): number {
  if (kind === 'not-implemented') return STATUS.stub;
  return kind === 'path-unknown' || kind === 'method-not-allowed' ? STATUS.unrouted : STATUS.rejected;
}
