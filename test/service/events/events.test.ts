import document from '@billing/openapi' with { type: 'json' };
import { eventCatalogue, type EventDefinition, type EventType } from '@billing/server';
import type { Validator } from '@billing/validators';
import { describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { accountClock } from '../../../service/common/account-clock.ts';
import { inSystemTime } from '../../../service/services.ts';
import { timestamp } from '../../../service/common/clock.ts';
import { mask } from '../../../service/events/mask.ts';
import { createSetting, type NewSetting } from '../../../service/notification-settings/create-setting.ts';
import { deleteSetting } from '../../../service/notification-settings/delete-setting.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { dataOf } from '../http/data-of.ts';

const DAY = 86_400_000;
const clock = new ManualClock('2026-03-02T09:30:00.123Z');

eachService(
  'events and notifications',
  (service) => {
    let accountId: string;
    let call: Call;
    let made = 0;

    /** Each test has a separate account. */
    const fresh = async (): Promise<void> => {
      accountId = await service().newAccount();
      call = caller(service(), await service().keyFor({ accountId }));
    };
    const setting = async (more: Partial<NewSetting> = {}): Promise<string> => {
      const { services } = service();
      made += 1;
      const destination = more.type === 'email' ? `m${made}@works.example` : `https://works.example/${made}`;
      const start = { description: 'Sync', type: 'url', destination, subscribed_events: ['customer.created'] } as const;
      const { id } = await services.db.transaction().execute((trx) =>
        createSetting(anyError, trx, inSystemTime(services), accountId, {
          ...start,
          subscribed_events: [...start.subscribed_events],
          ...more,
        }),
      );
      return id;
    };
    const notificationsTo = (settingId: string) =>
      service()
        .database.db.selectFrom('notifications')
        .selectAll()
        .where('notification_setting_id', '=', settingId as never)
        .orderBy('id')
        .execute();
    const payloadsTo = async (settingId: string) => (await notificationsTo(settingId)).map(({ payload }) => payload);
    const events = async (query = ''): Promise<readonly Record<string, unknown>[]> =>
      (await dataOf(await call('GET', `/events?per_page=200${query}`))) as never;
    const createCustomer = (json: object) => call('POST', '/customers', { json });

    describe('event types', () => {
      test('returns 68 types sorted by name, each with a description, a group and its versions', async () => {
        await fresh();
        const data = (await dataOf(await call('GET', '/event-types'))) as unknown as Record<string, unknown>[];
        const names = data.map(({ name }) => String(name));
        expect(names).toHaveLength(68);
        expect(names).toEqual(names.toSorted());
        for (const type of data) {
          expect(type['description']).toMatch(/^Occurs when an? .+ (is|has) .+\.$/);
          expect(type['available_versions']).toEqual([1]);
          expect(type['group']).toMatch(/^[A-Z]/);
        }
        expect(data.find(({ name }) => name === 'transaction.past_due')).toMatchObject({ group: 'Transaction' });
      });

      test('requires an API key but no permission', async () => {
        const key = await service().keyFor({ permissions: [] });
        expect((await call('GET', '/event-types', { key })).status).toBe(200);
        await expectError(await call('GET', '/event-types', { key: null }), 'invalid_token');
      });
    });

    describe('an event', () => {
      test('is stored only if its change is stored', async () => {
        await fresh();
        const { db } = service().database;
        await db.schema.alterTable('notifications').renameTo('notifications_away').execute();
        try {
          await setting();
          await expectError(await createCustomer({ email: 'lost@customer.example' }), 'internal_error');
        } finally {
          await db.schema.alterTable('notifications_away').renameTo('notifications').execute();
        }
        expect(await events()).toEqual([]);
        expect((await createCustomer({ email: 'lost@customer.example' })).status, 'the address is free').toBe(201);
        expect(await events()).toHaveLength(1);
      });

      test('is listed complete and unmasked, even without a notification', async () => {
        await fresh();
        await setting();
        const customer = await dataOf(await createCustomer({ email: 'jo@customer.example', name: 'Jo' }));
        const business = await dataOf(
          await call('POST', `/customers/${String(customer['id'])}/businesses`, {
            json: { name: 'Works', tax_identifier: 'NL1', contacts: [{ name: 'Sam', email: 'sam@works.example' }] },
          }),
        );
        const [second, first] = await events();
        expect(first).toEqual({
          event_id: expect.stringMatching(/^evt_[a-z0-9]{26}$/) as string,
          event_type: 'customer.created',
          occurred_at: timestamp(clock.now()),
          data: customer,
        });
        expect(second).toMatchObject({ event_type: 'business.created', data: business });
      });

      test('is listed for 90 days', async () => {
        await fresh();
        await createCustomer({ email: 'old@customer.example' });
        const [old] = await events();
        clock.advance(DAY);
        await createCustomer({ email: 'new@customer.example' });
        clock.advance(89 * DAY);
        expect(await events()).toHaveLength(2);
        clock.advance(1);
        expect(await events()).toHaveLength(1);
        expect(await invalidFieldsOf(await call('GET', `/events?after=${String(old!['event_id'])}`))).toEqual([
          'after',
        ]);
      });
    });

    describe('a notification', () => {
      test('is created for each active destination that accepts platform traffic and subscribes to the type', async () => {
        await fresh();
        const wanted = [await setting(), await setting({ traffic_source: 'all' }), await setting({ type: 'email' })];
        const unwanted = [
          await setting({ active: false }),
          await setting({ traffic_source: 'simulation' }),
          await setting({ subscribed_events: ['customer.updated', 'business.created'] }),
          await setting({ subscribed_events: [] }),
        ];
        await createCustomer({ email: 'jo@customer.example' });
        for (const id of wanted) expect(await notificationsTo(id)).toHaveLength(1);
        for (const id of unwanted) expect(await notificationsTo(id)).toEqual([]);
      });

      test('is not created for events before its destination was created or after it was deactivated', async () => {
        await fresh();
        await createCustomer({ email: 'before@customer.example' });
        const id = await setting();
        await createCustomer({ email: 'during@customer.example' });
        await call('PATCH', `/notification-settings/${id}`, { json: { active: false } });
        await createCustomer({ email: 'after@customer.example' });
        expect(await payloadsTo(id)).toEqual([expect.stringContaining('"event_type":"customer.created"')]);
      });

      test('starts as not attempted, and is read with the payload as stored', async () => {
        await fresh();
        const settingId = await setting({ include_sensitive_fields: true });
        const customer = await dataOf(await createCustomer({ email: 'jo@customer.example', name: 'Jo' }));
        const [row] = await notificationsTo(settingId);
        const [event] = await events();
        expect(await dataOf(await call('GET', `/notifications/${row!.id}`))).toEqual({
          id: row!.id,
          type: 'customer.created',
          status: 'not_attempted',
          payload: { ...event, notification_id: row!.id, data: customer },
          occurred_at: event!['occurred_at'],
          delivered_at: null,
          replayed_at: null,
          origin: 'event',
          last_attempt_at: null,
          retry_at: null,
          times_attempted: 0,
          notification_setting_id: settingId,
        });
      });

      test('orders the members of its body as documented', async () => {
        await fresh();
        const id = await setting();
        await createCustomer({ email: 'jo@customer.example' });
        const [payload] = await payloadsTo(id);
        expect(Object.keys(JSON.parse(payload!) as object)).toEqual([
          'event_id',
          'event_type',
          'occurred_at',
          'notification_id',
          'data',
        ]);
      });

      test('is deleted after 90 days, and with its destination', async () => {
        await fresh();
        const id = await setting();
        await createCustomer({ email: 'old@customer.example' });
        clock.advance(DAY);
        await createCustomer({ email: 'new@customer.example' });
        const [old, recent] = (await notificationsTo(id)).map((row) => () => call('GET', `/notifications/${row.id}`));
        clock.advance(89 * DAY);
        expect((await old!()).status).toBe(200);
        clock.advance(1);
        await expectError(await old!(), 'not_found');
        expect((await recent!()).status).toBe(200);
        await service()
          .database.db.transaction()
          .execute((trx) => deleteSetting(anyError, trx, accountClock(clock, null), accountId, id as never));
        await expectError(await recent!(), 'not_found');
      });
    });

    describe('sensitive fields', () => {
      const business = {
        name: 'Works',
        company_number: '80123456',
        tax_identifier: 'NL000099998B57',
        contacts: [
          { name: 'Sam', email: 'sam@works.example' },
          { name: '', email: 'jo@works.example' },
        ],
        custom_data: { email: 'kept@works.example' },
      };

      test('are masked for a destination without sensitive fields, and no other field is', async () => {
        await fresh();
        const subscribed_events = ['customer.created', 'business.created'];
        const masked = await setting({ subscribed_events });
        const complete = await setting({ subscribed_events, include_sensitive_fields: true });
        const customer = await dataOf(
          await createCustomer({ email: 'jo@customer.example', name: 'Jo', custom_data: { name: 'kept' } }),
        );
        const stored = await dataOf(
          await call('POST', `/customers/${String(customer['id'])}/businesses`, { json: business }),
        );
        const data = async (id: string) =>
          (await payloadsTo(id)).map((text) => (JSON.parse(text) as { data: unknown }).data);
        expect(await data(complete)).toEqual([customer, stored]);
        expect(await data(masked)).toEqual([
          { ...customer, name: null, email: 'masked@masked.invalid' },
          {
            ...stored,
            tax_identifier: null,
            contacts: [
              { name: '***', email: 'masked-1@masked.invalid' },
              { name: '', email: 'masked-2@masked.invalid' },
            ],
          },
        ]);
        const [first] = await payloadsTo(masked);
        expect(Object.keys((JSON.parse(first!) as { data: object }).data)).toEqual(Object.keys(customer));
      });

      test('stay null where they are null', async () => {
        await fresh();
        const id = await setting();
        const customer = await dataOf(await createCustomer({ email: 'jo@customer.example' }));
        const [payload] = await payloadsTo(id);
        expect(JSON.parse(payload!)).toMatchObject({ data: { ...customer, email: 'masked@masked.invalid' } });
      });

      test('appear for a changed destination from then on, and stored bodies stay unchanged', async () => {
        await fresh();
        const id = await setting();
        await createCustomer({ email: 'jo@customer.example' });
        await call('PATCH', `/notification-settings/${id}`, { json: { include_sensitive_fields: true } });
        await createCustomer({ email: 'sam@customer.example' });
        const emails = (await payloadsTo(id)).map(
          (text) => (JSON.parse(text) as { data: { email: string } }).data.email,
        );
        expect(emails).toEqual(['masked@masked.invalid', 'sam@customer.example']);
      });
    });
  },
  { clock },
);

/** The masked fields of each entity when it is the `data` of an event. */
const sensitive: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  customer: { name: null, email: 'masked@masked.invalid' },
  business: { tax_identifier: null, 'contacts.*.name': '***', 'contacts.*.email': 'masked-{n}@masked.invalid' },
  address: { first_line: null, second_line: null, postal_code: null },
  transaction: {
    'payments.*.method_details.card.last4': '0000',
    'payments.*.method_details.card.cardholder_name': '***',
    'payments.*.method_details.south_korea_local_card.last4': '0000',
    'payments.*.method_details.paypal.email': 'masked@masked.invalid',
    'payments.*.method_details.paypal.reference': null,
  },
};

describe('masking', () => {
  const definitions = Object.entries(eventCatalogue).map(
    ([type, versions]) => [type as EventType, versions[1] as EventDefinition] as const,
  );

  test.each(definitions)(
    '%s masks the fields that the document marks as sensitive, and no others',
    (type, definition) => {
      const entity = type.split('.')[0]!;
      const found = Object.fromEntries(
        definition.sensitive.map(({ path, masked }) => [path.slice(1).join('.'), masked]),
      );
      expect(found).toEqual(sensitive[entity] ?? {});
      expect(definition.sensitive.every(({ path }) => path[0] === 'data')).toBe(true);
    },
  );

  const shared: Readonly<Record<string, { value: object } | undefined>> = document.components.examples;
  const valueOf = (example: Example): object =>
    'value' in example ? example.value : shared[example.$ref.split('/').at(-1)!]!.value;
  const examples = Object.entries(document.webhooks as unknown as Record<string, WebhookItem>).flatMap(
    ([name, { post }]) =>
      Object.values(post.requestBody.content['application/json'].examples).map(
        (example) => [name, post['x-event'].type, valueOf(example)] as const,
      ),
  );

  test('every event type has an example', () => {
    expect(new Set(examples.map(([, type]) => type))).toEqual(new Set(Object.keys(eventCatalogue)));
  });

  test.each(examples)('a masked %s is still valid, with the same fields', async (_, type, payload) => {
    const { sensitive: fields } = eventCatalogue[type][1] as EventDefinition;
    const before = structuredClone(payload);
    const masked = mask(payload, fields);
    expect(payload, 'the original is not touched').toEqual(before);
    expect(shapeOf(masked)).toEqual(shapeOf(payload));
    const checks = (await import(`@billing/validators/events/${type}.v1`)) as Record<string, Validator<unknown>>;
    expect(Object.values(checks)[0]!.validate(masked)).toMatchObject({ ok: true });
  });
});

type Example = { readonly value: object } | { readonly $ref: string };

interface WebhookItem {
  readonly post: {
    readonly 'x-event': { readonly type: EventType };
    readonly requestBody: {
      readonly content: { readonly 'application/json': { readonly examples: Readonly<Record<string, Example>> } };
    };
  };
}

/** Names of members, in order, all the way down. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value).map(([name, member]) => [name, shapeOf(member)]);
}
