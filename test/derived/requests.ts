import { ApiError, type Client } from '@billing/client';

import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Operation } from '../../generator/model/api.ts';
import { insertFailed } from '../support/failed-notifications.ts';
import { type Ids, seedSetting, seedSimulation } from '../support/fixtures.ts';
import type { TestService } from '../support/service.ts';
import type { Maybe } from './derive/constraint.ts';
import { formatSamples } from './derive/format-samples.ts';
import type { TextWriter } from './derive/samples.ts';

/** A request as the generated client accepts it. */
export interface Request {
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly headers: JsonObject;
  readonly body?: Maybe;
}

export interface Outcome {
  /** Undefined for a success, for which the client returns no status. */
  readonly status?: number;
  readonly body: unknown;
}

/** A client, and the ids of the entities that an operation needs. */
export interface Scene extends Place {
  readonly client: Client;
}

/** The destination of a setting of type `url` is a URL. */
const writeUrl: TextWriter = (length) => (length < 8 ? undefined : 'http://a/'.slice(0, length).padEnd(length, 'x'));

/** Text for fields whose values have a meaning that their schema does not express. */
export const WRITERS: Readonly<Record<string, TextWriter>> = {
  // The service rejects an undeliverable email address with customer_email_invalid.
  'customers.create body email': (length) => (length === 3 ? 'a@b' : formatSamples('email').ofLength(length)),
  'notificationSettings.create body destination': writeUrl,
  'notificationSettings.update body destination': writeUrl,
};

type Seed = (service: TestService, place: Place) => Promise<Partial<Ids>>;

/** An account and its entities. */
export interface Place {
  readonly accountId: string;
  readonly ids: Ids;
}

/** Operations whose requests conflict: each runs in its own account with the entities of its path. */
const ALONE: Readonly<Record<string, Seed>> = {
  'customers.create': async () => ({}),
  'notificationSettings.create': async () => ({}),
  'notificationSettings.update': async ({ services }, { accountId }) => ({
    notification_setting_id: await seedSetting(services, accountId),
  }),
};

/** Operations that consume the entity of their path: each request gets a new one. */
const ANOTHER: Readonly<Record<string, Seed>> = {
  'notificationSettings.delete': async ({ services }, { accountId }) => ({
    notification_setting_id: await seedSetting(services, accountId, { active: false }),
  }),
  'notificationSettings.rotateSecret': async ({ services }, { accountId }) => ({
    notification_setting_id: await seedSetting(services, accountId, { active: false }),
  }),
  'notifications.replay': async ({ services }, { accountId, ids }) => {
    const [failed] = await insertFailed(services, accountId, ids.notification_setting_id, 1);
    return { notification_id: failed!.id };
  },
  'simulations.update': seedAnotherSimulation,
  'simulationRuns.create': seedAnotherSimulation,
  'simulationEvents.replay': seedAnotherSimulation,
};

function seedAnotherSimulation({ services }: TestService, { accountId, ids }: Place): Promise<Partial<Ids>> {
  return seedSimulation(services, accountId, ids.notification_setting_id);
}

/** The account and entities for one request that must be accepted. */
export async function placeFor(operation: Operation, shared: Place, service: TestService): Promise<Place> {
  const alone = ALONE[operation.id];
  const place = alone === undefined ? shared : { ...shared, accountId: await service.newAccount() };
  const seed = alone ?? ANOTHER[operation.id];
  return seed === undefined ? shared : { ...place, ids: { ...shared.ids, ...(await seed(service, place)) } };
}

/** The same with a client that has all permissions. */
export async function sceneFor(operation: Operation, shared: Scene, service: TestService): Promise<Scene> {
  const place = await placeFor(operation, shared, service);
  if (place.accountId === shared.accountId) return { ...shared, ...place };
  return { ...place, client: await clientOf(service, await service.keyFor({ accountId: place.accountId })) };
}

/** Sends a request without validation in the client. */
export function clientOf(service: TestService, apiKey: string): Promise<Client> {
  return service.client({ apiKey, checkRequests: false });
}

/** The document's largest example request, with ids of existing entities. */
export function exampleRequest(operation: Operation, ids: Ids, example = largestExample(operation)): Request {
  const body = example === undefined ? undefined : withRealIdsIn(example, ids);
  const named = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => [name, idOf(ids, name)]);
  return { path: Object.fromEntries(named) as JsonObject, query: {}, headers: {}, ...(body !== undefined && { body }) };
}

/** The smallest example, which needs no permission beyond the operation's. */
export function smallestExample(operation: Operation): Maybe {
  return examplesBySize(operation)[0];
}

function largestExample(operation: Operation): Maybe {
  return examplesBySize(operation).at(-1);
}

function examplesBySize({ body }: Operation): readonly JsonValue[] {
  const bodies = (body?.content[0]?.examples ?? []).map(({ value }) => value);
  return bodies.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
}

function idOf(ids: Ids, name: string): string {
  const id = (ids as unknown as Readonly<Record<string, string>>)[name];
  if (id === undefined)
    throw new Error(`There is no entity for the path parameter ${name}; make one in test/support/fixtures.ts.`);
  return id;
}

/** Replaces each example id with the id of an existing entity of the same kind. */
function withRealIds(text: string, ids: Ids): string {
  const known = Object.values(ids as unknown as Readonly<Record<string, string>>);
  return text.replace(
    /^([a-z]+_)[a-z0-9]{26}/,
    (made, prefix: string) => known.find((id) => id.startsWith(prefix)) ?? made,
  );
}

/** The same for every text in a value. */
export function withRealIdsIn(value: JsonValue, ids: Ids): JsonValue {
  return JSON.parse(JSON.stringify(value), (_, each: JsonValue) =>
    typeof each === 'string' ? withRealIds(each, ids) : each,
  ) as JsonValue;
}

type Method = (request: Request) => Promise<unknown>;

/** @throws Error if the response does not conform to the spec. */
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
