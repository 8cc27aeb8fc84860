import { createClient } from '@billing/client';
import { type Fault, type Handlers, registerApi } from '@billing/server';
import Fastify from 'fastify';

import type { JsonObject } from '../../../generator/json.ts';
import type { Api, Operation } from '../../../generator/model/api.ts';
import type { Maybe } from '../derive/constraint.ts';
import { sample } from '../derive/samples.ts';
import { resolver } from '../derive/schema.ts';
import { type Request, send, smallestExample } from '../requests.ts';

/** The generated server's result for a request: the handler's arguments, or the faults. */
export interface Outcome {
  readonly request?: { readonly query: JsonObject; readonly headers: JsonObject };
  readonly faults: readonly Fault[];
}

/** The status that only a handler returns. */
const HANDLER_STATUS = 418;
const LIMITS = { bodyBytes: 1_048_576, targetBytes: 65_536, headerBytes: 65_536 };

/** The committed server with empty handlers, called over HTTP by the committed client without validation. */
export class StubServer implements AsyncDisposable {
  readonly #app = Fastify({ routerOptions: { maxParamLength: LIMITS.targetBytes } });
  #request: Outcome['request'];
  #client: ReturnType<typeof createClient> | undefined;

  static async start(): Promise<StubServer> {
    const server = new StubServer();
    await server.#start();
    return server;
  }

  /** @param request The values to send; the document's samples fill in the rest. */
  async call(api: Api, operation: Operation, request: Partial<Request>): Promise<Outcome> {
    this.#request = undefined;
    const outcome = await send(this.#client!, operation, { ...smallestRequest(api, operation), ...request });
    if (outcome.status === HANDLER_STATUS) return { request: this.#request!, faults: [] };
    const { faults = [] } = outcome.body as { readonly faults?: readonly Fault[] };
    return { faults: faults.length > 0 ? faults : [{ field: '', rule: '', limit: '', message: 'is rejected' }] };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#app.close();
  }

  async #start(): Promise<void> {
    this.#app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Rejection)) return reply.code(500).send({ faults: [] });
      return reply.code(error.status).send({ faults: error.faults });
    });
    registerApi(this.#app, this.#handlers(), {
      limitRate: () => undefined,
      authenticate: async () => undefined,
      authorize: () => undefined,
      newError: (code) => new Error(code),
      problem: (problem) => new Rejection(400, 'faults' in problem ? problem.faults : []),
      limits: LIMITS,
    });
    const baseUrl = await this.#app.listen({ port: 0, host: '127.0.0.1' });
    this.#client = createClient({ baseUrl, apiKey: 'any', checkRequests: false, maxRetries: 0 });
  }

  #handlers(): Handlers<undefined> {
    const handler = (request: Outcome['request']): never => {
      this.#request = request;
      throw new Rejection(HANDLER_STATUS, []);
    };
    const resource = new Proxy({}, { get: () => async (request: Outcome['request']) => handler(request) });
    return new Proxy({}, { get: () => resource }) as Handlers<undefined>;
  }
}

class Rejection extends Error {
  readonly status: number;
  readonly faults: readonly Fault[];

  constructor(status: number, faults: readonly Fault[]) {
    super('rejected');
    this.status = status;
    this.faults = faults;
  }
}

/** A request with only the required values. */
export function smallestRequest(api: Api, operation: Operation): Request {
  const part = (where: string): JsonObject =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === where && parameter.required)
        .map(({ name, schema }) => [name, sample(schema, resolver(api.schemas))]),
    );
  const body: Maybe = smallestExample(operation);
  return { path: part('path'), query: part('query'), headers: part('header'), ...(body !== undefined && { body }) };
}
