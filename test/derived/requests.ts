import { ApiError, type Client } from '@billing/client';

import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Operation } from '../../generator/model/api.ts';
import { insertFailed } from '../support/failed-notifications.ts';
import { seedDiscount, seedDiscountGroup, seedPricesOfItems, seedProducts } from '../support/catalog-fixtures.ts';
import {
  type Ids,
  seedAddress,
  seedBusiness,
  seedCheckoutDomain,
  seedClientToken,
  seedCustomer,
  seedPaymentMethod,
  seedPrice,
  seedProduct,
  seedSetting,
  seedSimulation,
} from '../support/fixtures.ts';
import { toJson } from '../../service/storage/columns.ts';
import type { TestService } from '../support/service.ts';
import { seedInvoice } from '../support/adjustment-fixtures.ts';
import { seedSubscription } from '../support/subscription-fixtures.ts';
import { seedTransaction } from '../support/transaction-fixtures.ts';
import type { Maybe } from './derive/constraint.ts';
import { formatSamples } from './derive/format-samples.ts';
import type { TextWriter } from './derive/samples.ts';
import { seedAutomaticSubscription } from '../support/automatic-subscription.ts';
import { seedClock } from '../support/seed-clock.ts';

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

/** The service rejects an undeliverable email address with customer_email_invalid. */
const writeEmail: TextWriter = (length) => (length === 3 ? 'a@b' : formatSamples('email').ofLength(length));

/** Text for fields whose values have a meaning that their schema does not express. */
export const WRITERS: Readonly<Record<string, TextWriter>> = {
  'customers.create body email': writeEmail,
  'customers.update body email': writeEmail,
  'notificationSettings.create body destination': writeUrl,
  'notificationSettings.update body destination': writeUrl,
};

type Seed = (service: TestService, place: Place) => Promise<Partial<Ids>>;

/** An account and its entities. */
export interface Place {
  readonly accountId: string;
  readonly ids: Ids;
}

const withClock: Seed = async ({ services }, { accountId }) => {
  await seedClock(services, accountId);
  return {};
};

/** Operations whose requests conflict: each runs in its own account with the entities of its path. */
const ALONE: Readonly<Record<string, Seed>> = {
  'customers.create': async () => ({}),
  'customers.update': async ({ services }, { accountId }) => ({
    customer_id: await seedCustomer(services, accountId),
  }),
  'discountGroups.create': async () => ({}),
  'discountGroups.update': async ({ services }, { accountId }) => ({
    discount_group_id: await seedDiscountGroup(services, accountId),
  }),
  'discounts.create': seedDiscountReferences,
  'discounts.update': async (service, place) => ({
    ...(await seedDiscountReferences(service, place)),
    discount_id: await seedDiscount(service.services, place.accountId),
  }),
  'notificationSettings.create': async () => ({}),
  'reports.create': async () => ({}),
  'subscriptions.activate': (service, { accountId }) => seedSubscription(service, accountId, 'trialing'),
  'subscriptions.cancel': (service, { accountId }) => seedSubscription(service, accountId, 'active'),
  'subscriptions.pause': (service, { accountId }) => seedSubscription(service, accountId, 'active'),
  'subscriptions.charge': seedChargeable,
  'subscriptions.previewCharge': seedChargeable,
  'subscriptions.previewUpdate': seedChangeable,
  'subscriptions.resume': (service, { accountId }) => seedSubscription(service, accountId, 'paused'),
  'subscriptions.update': seedChangeable,
  'testClock.get': withClock,
  'testClock.start': async () => ({}),
  'testClock.advance': withClock,
  'notificationSettings.update': async ({ services }, { accountId }) => ({
    notification_setting_id: await seedSetting(services, accountId),
  }),
};

/** Operations that consume the entity of their path: each request gets a new one. */
const ANOTHER: Readonly<Record<string, Seed>> = {
  'addresses.update': async ({ services }, { accountId, ids }) => ({
    address_id: await seedAddress(services, accountId, ids.customer_id),
  }),
  'businesses.update': async ({ services }, { accountId, ids }) => ({
    business_id: await seedBusiness(services, accountId, ids.customer_id),
  }),
  'checkoutDomains.delete': async ({ services }, { accountId }) => ({
    checkout_domain_id: await seedCheckoutDomain(services, accountId),
  }),
  'clientTokens.update': async ({ services }, { accountId }) => ({
    client_token_id: await seedClientToken(services, accountId),
  }),
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
  'paymentMethods.delete': async ({ services }, { accountId, ids }) => ({
    payment_method_id: await seedPaymentMethod(services, accountId, ids),
  }),
  'prices.update': async ({ services }, { accountId, ids }) => ({
    price_id: await seedPrice(services, accountId, ids.product_id),
  }),
  'products.update': async ({ services }, { accountId }) => ({ product_id: await seedProduct(services, accountId) }),
  'adjustments.create': seedRefundable,
  'transactions.create': seedItems,
  'transactions.preview': seedMoreProducts,
  'transactions.invoice': seedBilled,
  'transactions.revise': seedBilled,
  'transactions.update': async (service, place) => {
    const { services } = service;
    const items = await seedItems(service, place);
    return { ...items, transaction_id: await seedTransaction(services, place.accountId, { ...place.ids, ...items }) };
  },
  'customerPortalSessions.create': seedSubscriptions,
  'subscriptions.paymentMethodTransaction': async ({ services }, { accountId, ids }) => ({
    subscription_id: await seedAutomaticSubscription(services, accountId, ids),
  }),
  'simulations.update': seedAnotherSimulation,
  'simulationRuns.create': seedAnotherSimulation,
  'simulationEvents.replay': seedAnotherSimulation,
};

/** What a discount can refer to: a group, and as many products as it can be restricted to. */
async function seedDiscountReferences({ services }: TestService, { accountId }: Place): Promise<Partial<Ids>> {
  const products = await seedProducts(services, accountId, 200);
  return {
    discount_group_id: await seedDiscountGroup(services, accountId),
    price_id: await seedPrice(services, accountId, products[0]!),
    ...Object.fromEntries(products.map((id, index) => [index === 0 ? 'product_id' : `product_id_${index}`, id])),
  };
}

/** A completed transaction with as many lines as an adjustment can have, and their ids. */
async function seedRefundable(service: TestService, place: Place) {
  const { services } = service;
  const { db } = services;
  const prices = await seedPricesOfItems(services, place.accountId, place.ids.product_id);
  const { id, lines } = await seedInvoice(services, place.accountId, place.ids, prices);
  await db.updateTable('transactions').set({ status: 'completed' }).where('id', '=', id).execute();
  const items = Object.fromEntries(lines.map((line, index) => [`item_id_${index}`, line.id]));
  return { transaction_id: id, ...items };
}

/** A transaction with an invoice that is not paid. */
async function seedBilled({ services }: TestService, { accountId, ids }: Place): Promise<Partial<Ids>> {
  const { id } = await seedInvoice(services, accountId, ids, [ids.price_id]);
  return { transaction_id: id };
}

/** A subscription with a paid period, and as many other recurring prices as it can have items. */
async function seedChangeable(service: TestService, { accountId }: Place): Promise<Partial<Ids>> {
  const { services } = service;
  const ids = await seedSubscription(service, accountId, 'active');
  const { db } = services;
  await db.updateTable('transactions').set({ status: 'completed' }).where('account_id', '=', accountId).execute();
  const { customer_id, address_id, price_ids } = await db
    .selectFrom('subscriptions')
    .select(['customer_id', 'address_id', 'price_ids'])
    .where('id', '=', ids.subscription_id)
    .executeTakeFirstOrThrow();
  const [product_id, ...products] = await seedProducts(services, accountId, 200);
  const prices = await seedPricesOfItems(services, accountId, product_id!, MONTHLY);
  return {
    ...ids,
    customer_id,
    address_id,
    business_id: await seedBusiness(services, accountId, customer_id),
    price_id: price_ids[0] as Ids['price_id'],
    discount_id: await seedDiscount(services, accountId, { recur: true }),
    product_id: product_id!,
    ...Object.fromEntries(products.map((id, index) => [`product_id_${index}`, id])),
    ...Object.fromEntries(prices.map((id, index) => [`price_id_${index}`, id])),
  };
}

const MONTHLY = { billing_cycle: toJson({ interval: 'month', frequency: 1 }) };

/** A subscription, and as many one-time prices as it can be charged at once. */
async function seedChargeable(service: TestService, place: Place): Promise<Partial<Ids>> {
  const { services } = service;
  const { accountId } = place;
  const ids = await seedSubscription(service, accountId, 'active');
  const product_id = await seedProduct(services, accountId);
  return { ...ids, ...(await seedItems(service, { ...place, ids: { ...place.ids, product_id } })), product_id };
}

/** With the subscription of the account, as many as a customer portal session can link to. */
async function seedSubscriptions({ services }: TestService, { accountId, ids }: Place): Promise<Partial<Ids>> {
  const more: [string, string][] = [];
  for (let count = 1; count < 25; count += 1)
    more.push([`subscription_id_${count}`, await seedAutomaticSubscription(services, accountId, ids)]);
  return Object.fromEntries(more);
}

/** Prices for as many items as a transaction can have, and products for its discount. */
async function seedItems(service: TestService, place: Place) {
  const { accountId, ids } = place;
  const [price_id, ...more] = await seedPricesOfItems(service.services, accountId, ids.product_id);
  return {
    ...(await seedMoreProducts(service, place)),
    price_id: price_id!,
    ...Object.fromEntries(more.map((id, index) => [`price_id_${index}`, id])),
  };
}

/** With the product of the account, as many as a discount can be restricted to. */
async function seedMoreProducts({ services }: TestService, { accountId }: Place): Promise<Partial<Ids>> {
  const products = await seedProducts(services, accountId, 199);
  return Object.fromEntries(products.map((id, index) => [`product_id_${index}`, id]));
}

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

/**
 * Replaces the ids in a value with those of existing entities of the same kind: distinct ones where there
 * are enough.
 */
export function withRealIdsIn(value: JsonValue, ids: Ids): JsonValue {
  const known = Object.values(ids as unknown as Readonly<Record<string, string>>);
  const replaced = new Map<string, string>();
  const realFor = (made: string, prefix: string): string => {
    const candidates = known.filter((id) => id.startsWith(prefix));
    const taken = new Set(replaced.values());
    const real = candidates.find((id) => !taken.has(id)) ?? candidates[0] ?? made;
    replaced.set(made, real);
    return real;
  };
  return JSON.parse(JSON.stringify(value), (_, each: JsonValue) =>
    typeof each === 'string'
      ? each.replace(
          /^([a-z]+_)[a-z0-9]{26}/,
          (made, prefix: string) => replaced.get(made) ?? (known.includes(made) ? made : realFor(made, prefix)),
        )
      : each,
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
