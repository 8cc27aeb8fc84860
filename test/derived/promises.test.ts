import bundle from '@billing/openapi' with { type: 'json' };
import type { Validator } from '@billing/validators';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Operation } from '../../generator/model/api.ts';
import type { RateLimiter } from '../../service/limits/rate-limiter.ts';
import { seedEverything } from '../support/fixtures.ts';
import { eachService } from '../support/service.ts';
import { followIn, undocumentedMembers } from '../support/undocumented.ts';
import { clientOf, exampleRequest, type Request, type Scene, sceneFor, send } from './requests.ts';
import { specApi } from './spec-api.ts';

/** Further documented behavior of every operation: events, rate limits, defaults, and valid examples. */

const api = await specApi();
const follow = followIn(bundle as unknown as JsonObject);

type Verdict = Awaited<ReturnType<RateLimiter['check']>>;
const limiter = { classes: [] as string[], verdict: { allowed: true } as Verdict };

const recording: RateLimiter = {
  check: async (_ip, rateLimit) => {
    limiter.classes.push(rateLimit);
    return limiter.verdict;
  },
};

/** Credit of the customer pays a transaction as soon as it is billed. */
const BY_CREDIT = ['transaction.paid', 'transaction.completed', 'invoice.paid'];

/** Recurring prices start a subscription; the items of these requests have one-time prices. */
const BY_RECURRING_PRICES = ['subscription.created', 'subscription.activated', 'subscription.trialing'];

/**
 * The overdue renewal of a subscription is canceled with it; the subscription of these requests is not
 * overdue.
 */
const OVERDUE = ['transaction.updated', 'transaction.canceled', 'invoice.canceled'];

/** A declined payment cancels what was billed. */
const NOT_WHEN_PAID = ['transaction.payment_failed', 'transaction.canceled'];

/**
 * Events that an operation documents and that its largest example does not cause, because they exclude
 * others. The events of these operations show the entity after each step, and other entities.
 */
const EXCLUDED: Readonly<Record<string, readonly string[]>> = {
  'adjustments.create': ['transaction.updated', 'transaction.completed'],
  'subscriptions.activate': NOT_WHEN_PAID,
  'subscriptions.cancel': OVERDUE,
  'subscriptions.pause': OVERDUE,
  'subscriptions.paymentMethodTransaction': [],
  'subscriptions.resume': [...NOT_WHEN_PAID, 'transaction.paid', 'transaction.completed'],
  'subscriptions.charge': [
    ...NOT_WHEN_PAID,
    'transaction.paid',
    'transaction.completed',
    'transaction.past_due',
    'subscription.updated',
    'subscription.past_due',
    'product.created',
  ],
  'subscriptions.update': [
    ...NOT_WHEN_PAID,
    'transaction.paid',
    'transaction.completed',
    'transaction.past_due',
    'subscription.past_due',
    'discount.updated',
    'price.created',
    'product.created',
  ],
  'transactions.create': [
    'transaction.ready',
    'discount.created',
    'product.created',
    ...BY_RECURRING_PRICES,
    ...BY_CREDIT,
  ],
  'transactions.update': [
    'transaction.ready',
    'transaction.canceled',
    'invoice.canceled',
    'discount.created',
    'product.created',
    ...BY_RECURRING_PRICES,
    ...BY_CREDIT,
  ],
  'transactions.revise': ['transaction.completed'],
};

eachService(
  'promises of the document',
  (service) => {
    let shared: Scene;

    beforeAll(async () => {
      limiter.verdict = { allowed: true };
      const { accountId } = service();
      shared = {
        accountId,
        ids: await seedEverything(service()),
        client: await clientOf(service(), await service().keyFor()),
      };
    });

    beforeEach(() => {
      limiter.classes = [];
      limiter.verdict = { allowed: true };
    });

    describe.each(api.operations)('$id', (operation) => {
      test('emits the documented events on success, each as its webhook documents it', async () => {
        const { client, ids } = await sceneFor(operation, shared, service());
        await client.products.create({ body: { name: 'The newest', tax_category: 'standard' } });
        const [newest] = (await client.events.list({ query: { per_page: 1 } })).data;
        const request = exampleRequest(operation, ids);
        const { status, body } = await send(client, operation, request);
        expect({ status, body }).toMatchObject({ status: undefined });
        // Not `after` the newest: a test clock can hide it.
        const latest = await client.events.list({ query: { per_page: 20 } });
        const data = latest.data.filter(({ event_id }) => event_id > newest!.event_id).toReversed();
        const notCaused = EXCLUDED[operation.id];
        const types = data.map((event) => event.event_type as string);
        const documented = operation.emits.filter((type) => notCaused?.includes(type) !== true);
        expect((notCaused === undefined ? types : [...new Set(types)]).sort()).toEqual([...documented].sort());
        for (const event of data) await expectAsDocumented(event.event_type, event as unknown as JsonObject);
        // A deletion has no response body: its events show the entity that the path names last.
        const entity = (body as { data: JsonObject } | undefined)?.data ?? { id: Object.values(request.path).at(-1) };
        const ofEntity = data.filter((event) => event.data['id'] === entity['id']);
        for (const event of notCaused === undefined ? data : ofEntity.slice(-1))
          expect(event.data).toMatchObject(withoutLinks(entity));
      });

      test('counts against its documented rate limit class and returns 429 when that is exceeded', async () => {
        limiter.verdict = { allowed: false, retryAfterSeconds: 7 };
        const outcome = await send(shared.client, operation, exampleRequest(operation, shared.ids));
        expect(outcome).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
        expect(limiter.classes).toEqual([operation.rateLimit]);
      });
    });

    describe.each(api.operations.filter(({ body }) => body !== undefined))('$id', (operation) => {
      test.each(operation.body!.content[0]!.examples)('accepts its example "$name"', async ({ value }) => {
        const scene = await sceneFor(operation, shared, service());
        const { status, body } = await send(scene.client, operation, exampleRequest(operation, scene.ids, value));
        expect({ status, body }).toMatchObject({ status: undefined });
      });

      test.each(operation.method === 'post' ? ['left out', 'null'] : ['left out'])(
        'applies the documented default to a member that is %s',
        async (form) => {
          const scene = await sceneFor(operation, shared, service());
          const request = exampleRequest(operation, scene.ids);
          const defaults = Object.entries(bodyDefaults(operation));
          const nulls = form === 'null' ? Object.fromEntries(defaults.map(([name]) => [name, null])) : {};
          const sent = { ...request, body: { ...leastOf(operation, request), ...nulls } };
          const { status, body } = await send(scene.client, operation, sent);
          expect({ status, body }).toMatchObject({ status: undefined });
          const { data } = body as { readonly data: JsonObject };
          expect(data).toMatchObject(Object.fromEntries(defaults.filter(([name]) => name in data)));
        },
      );
    });

    test.each(api.operations.filter(({ paginated }) => paginated))(
      '$id uses the documented default page size',
      async (operation) => {
        const { schema } = operation.parameters.find(({ name }) => name === api.pagination?.sizeParameter)!;
        const { body } = await send(shared.client, operation, exampleRequest(operation, shared.ids));
        expect(body).toMatchObject({ meta: { pagination: { per_page: (schema as JsonObject)['default'] } } });
      },
    );
  },
  { limiter: recording },
);

test('the document has defaults in request bodies for these tests to apply', () => {
  const named = api.operations.flatMap((operation) =>
    Object.keys(bodyDefaults(operation)).map((name) => `${operation.id} ${name}`),
  );
  expect(named).toEqual(
    expect.arrayContaining([
      'customers.create locale',
      'businesses.create status',
      'products.create type',
      'notificationSettings.create traffic_source',
      'notificationSettings.rotateSecret overlap_seconds',
    ]),
  );
});

test('every member with a default in a POST body accepts null, at every depth', () => {
  const posted = api.operations.filter(({ method, body }) => method === 'post' && body !== undefined);
  const found = posted.flatMap(({ id, body }) => defaultsIn(body!.content[0]!.schema as JsonObject, id));
  expect(found.length).toBeGreaterThanOrEqual(20);
  expect(found.filter(({ takesNull }) => !takesNull).map(({ place }) => place)).toEqual([]);
});

function defaultsIn(schema: JsonObject, place: string): { readonly place: string; readonly takesNull: boolean }[] {
  const {
    properties = {},
    items,
    anyOf = [],
  } = follow(schema) as {
    readonly properties?: Readonly<Record<string, JsonObject>>;
    readonly items?: JsonObject;
    readonly anyOf?: readonly JsonObject[];
  };
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      ...('default' in property
        ? [
            {
              place: `${place}.${name}`,
              takesNull: property['default'] === null || property['x-null-means-default'] === true,
            },
          ]
        : []),
      ...defaultsIn(property, `${place}.${name}`),
    ]),
    ...(items === undefined ? [] : defaultsIn(items, `${place}[]`)),
    ...anyOf.flatMap((form) => defaultsIn(form, place)),
  ];
}

/** An entity as events show it: only responses have links for customers. */
function withoutLinks(entity: object): object {
  return Object.fromEntries(Object.entries(entity).filter(([name]) => name !== 'management_urls'));
}

/** Expects an event to conform to its webhook's schema, without unlisted members. */
async function expectAsDocumented(type: string, event: JsonObject): Promise<void> {
  const version = api.events.findLast((each) => each.type === type);
  const module = (await import(`@billing/validators/events/${type}.v${version?.version}`)) as Readonly<
    Record<string, Validator<unknown>>
  >;
  const verdict = module[version!.typeName]!.validate(event);
  expect(verdict.ok ? [] : verdict.errors).toEqual([]);
  expect(undocumentedMembers(event, version!.schema as JsonObject, follow)).toEqual([]);
}

/** Members that no schema requires, but a rule, as long as others have their defaults. */
const REQUIRED_BY_RULE: Readonly<Record<string, readonly string[]>> = {
  'adjustments.create': ['items'],
  'transactions.revise': ['customer'],
};

/** The required members of a body. */
function leastOf({ id, body: taken }: Operation, { body }: Request): JsonObject {
  const { required = [], properties } = follow(taken!.content[0]!.schema as JsonObject) as {
    readonly required?: readonly string[];
    readonly properties?: JsonObject;
  };
  // The members are those of the alternatives.
  if (properties === undefined) return body as JsonObject;
  const names = [...required, ...(REQUIRED_BY_RULE[id] ?? [])];
  return Object.fromEntries(names.map((name) => [name, (body as JsonObject)[name]!]));
}

/** The defaults of a body's own members. */
function bodyDefaults({ body }: Operation): Readonly<Record<string, JsonValue>> {
  const schema = body?.content[0]?.schema;
  if (schema === undefined) return {};
  const { properties = {} } = follow(schema as JsonObject);
  const defaults = Object.entries(properties as Readonly<Record<string, JsonObject>>).filter(
    ([, property]) => 'default' in property,
  );
  return Object.fromEntries(defaults.map(([name, property]) => [name, property['default']!]));
}
