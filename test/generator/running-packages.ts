import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { RequestProblem } from '../../templates/server/runtime/problem.ts';
import { linkProjectPackages, packagesOf, writePackages } from '../support/packages.ts';

/** A handler's arguments, which it returns as the response body. */
export interface Echo {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body?: unknown;
}

type Method = (request?: object, options?: object) => Promise<Echo>;

export interface RunningPackages {
  readonly url: string;
  readonly client: Readonly<Record<string, Readonly<Record<string, Method>>>>;
  readonly createClient: (options: object) => RunningPackages['client'];
  readonly server: Readonly<Record<string, unknown>>;
  readonly webhooks: Readonly<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

/**
 * Generates the packages of a golden document and serves its routes with handlers that echo the request.
 * `more` replaces hooks, which by default allow every request.
 */
export async function runPackages(feature: string, more: object = {}): Promise<RunningPackages> {
  const folder = mkdtempSync(join(tmpdir(), 'running-'));
  const scope = `@${feature}`;
  linkProjectPackages(folder);
  writePackages(join(folder, feature), await packagesOf(`test/golden/${feature}/spec.yaml`, scope), scope);
  const load = (name: string): Promise<Record<string, unknown>> =>
    import(/* @vite-ignore */ join(folder, feature, 'generated', name, 'src/index.ts')) as Promise<
      Record<string, unknown>
    >;
  const [server, client, webhooks] = await Promise.all([load('server'), load('client'), load('webhooks')]);
  const app = Fastify();
  (server['registerApi'] as RegisterApi)(app, echoing(), { ...hooks, ...more });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const createClient = client['createClient'] as (options: object) => RunningPackages['client'];
  const close = async (): Promise<void> => {
    await app.close();
    rmSync(folder, { recursive: true });
  };
  return {
    url,
    client: createClient({ baseUrl: url, onInvalidResponse: 'ignore' }),
    createClient,
    server,
    webhooks,
    close,
  };
}

type RegisterApi = (app: FastifyInstance, handlers: object, hooks: object) => void;

/** Handlers for any method of any resource. */
function echoing(): object {
  const echo = async ({ path, query, headers, body }: Echo): Promise<object> => ({
    status: 200,
    body: { path, query, headers, body },
  });
  /** Handlers of the resource `raw`, whose responses are not JSON. */
  const same = async ({ body = '' }: Echo): Promise<object> => ({ status: 200, body });
  return new Proxy({}, { get: (_, resource) => new Proxy({}, { get: () => (resource === 'raw' ? same : echo) }) });
}

const hooks = {
  limits: { bodyBytes: 10_000, targetBytes: 4_000, headerBytes: 4_000 },
  limitRate: () => undefined,
  authenticate: async () => ({}),
  authorize: () => undefined,
  problem: (problem: RequestProblem) => Object.assign(new Error(JSON.stringify(problem)), { statusCode: 400 }),
};
