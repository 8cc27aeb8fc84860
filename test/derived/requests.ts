import { ApiError, type Client } from '@billing/client';

import type { JsonObject } from '../../generator/json.ts';
import type { Operation } from '../../generator/model/api.ts';
import { type Ids, seedSetting } from '../support/fixtures.ts';
import type { TestService } from '../support/service.ts';
import type { Maybe } from './derive/constraint.ts';
import { formatSamples } from './derive/format-samples.ts';
import type { TextWriter } from './derive/samples.ts';

/** A request as the generated client takes it. */
export interface Request {
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly headers: JsonObject;
  readonly body?: Maybe;
}

export interface Outcome {
  /** Undefined for a success: the client gives no status of its own then. */
  readonly status?: number;
  readonly body: unknown;
}

/** A caller with what an operation needs in place. */
export interface Scene {
  readonly client: Client;
  readonly ids: Ids;
}

/** Text for fields whose values have to mean something that their schema does not say. */
export const WRITERS: Readonly<Record<string, TextWriter>> = {
  // A customer's address is one that mail can be sent to (errors.md, customer_email_invalid).
  'customers.create body email': (length) => (length === 3 ? 'a@b' : formatSamples('email').ofLength(length)),
  // The destination of a setting of type `url` is a URL.
  'notificationSettings.update body destination': (length) =>
    length < 8 ? undefined : 'http://a/'.slice(0, length).padEnd(length, 'x'),
};

/** Operations whose requests get in each other's way: each gets an account of its own, with what its path names. */
const ALONE: Readonly<Record<string, (service: TestService, accountId: string) => Promise<Partial<Ids>>>> = {
  'customers.create': async () => ({}),
  'notificationSettings.update': async ({ services }, accountId) => ({
    notification_setting_id: await seedSetting(services, accountId),
  }),
};

/** The scene for one request that is to be accepted. */
export async function sceneFor(operation: Operation, shared: Scene, service: TestService): Promise<Scene> {
  const seed = ALONE[operation.id];
  if (seed === undefined) return shared;
  const accountId = await service.newAccount();
  const own = await seed(service, accountId);
  return { client: await clientOf(service, await service.keyFor({ accountId })), ids: { ...shared.ids, ...own } };
}

/** Sends whatever it is given: the service is what judges. */
export function clientOf(service: TestService, apiKey: string): Promise<Client> {
  return service.client({ apiKey, checkRequests: false });
}

/** The request with most in it that the document shows as an example, for entities that are there. */
export function exampleRequest(operation: Operation, ids: Ids, body = largestExample(operation)): Request {
  const named = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => [name, idOf(ids, name)]);
  return { path: Object.fromEntries(named) as JsonObject, query: {}, headers: {}, ...(body !== undefined && { body }) };
}

function largestExample({ body }: Operation): Maybe {
  const bodies = (body?.content[0]?.examples ?? []).map(({ value }) => value);
  return bodies.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
}

function idOf(ids: Ids, name: string): string {
  const id = (ids as unknown as Readonly<Record<string, string>>)[name];
  if (id === undefined)
    throw new Error(`There is no entity for the path parameter ${name}; make one in test/support/fixtures.ts.`);
  return id;
}

/** Puts an id that is there in the place of each made-up one of the same kind. */
export function withRealIds(text: string, ids: Ids): string {
  const known = Object.values(ids as unknown as Readonly<Record<string, string>>);
  return text.replace(
    /^([a-z]+_)[a-z0-9]{26}/,
    (made, prefix: string) => known.find((id) => id.startsWith(prefix)) ?? made,
  );
}

/** The same request for the `number`th time, where nothing may be there twice. */
export function repeated(request: Request, number: number): Request {
  const { body } = request;
  const isAddressed = typeof body === 'object' && body !== null && 'email' in body;
  return isAddressed ? { ...request, body: { ...body, email: `${number}.${String(body.email)}` } } : request;
}

type Method = (request: Request) => Promise<unknown>;

/** @throws whatever the check of the answer against the spec throws. */
export async function send(client: Client, operation: Operation, request: Request): Promise<Outcome> {
  const resource = client[operation.resource as keyof Client] as unknown as Readonly<Record<string, Method>>;
  try {
    return { body: await resource[operation.name]!(request) };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

/** Runs `act` for every item, a few at a time. */
export async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
