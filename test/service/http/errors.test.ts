import { type ErrorCode, rateLimits, routes } from '@billing/server';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { inSystemTime } from '../../../service/services.ts';
import { createSetting } from '../../../service/notification-settings/create-setting.ts';
import { rateLimiter } from '../../../service/limits/rate-limiter.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import type { TestDatabase } from '../../support/database.ts';
import { eachService, startService, type TestService, type TestServiceOptions } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { brokenDatabase, interposedDatabase, uncommittedKeys } from './faulty-database.ts';
import { discountErrors } from './discount-errors.ts';
import { expectError } from './expect-error.ts';
import { previewErrors } from './preview-errors.ts';
import { reportErrors } from './report-errors.ts';
import { sendRaw } from './raw-request.ts';
import { adjustmentErrors } from './adjustment-errors.ts';
import { subscriptionErrors } from './subscription-errors.ts';
import { transactionErrors } from './transaction-errors.ts';

interface Stage {
  readonly service: TestService;
  readonly ids: Ids;
  readonly key: string;
  readonly call: Call;
}

/** Another app on the same data, or on data that is bent. */
async function another(database: TestDatabase, options: TestServiceOptions = {}): Promise<TestService> {
  const service = await startService(database, options);
  onTestFinished(() => service.app.close());
  return service;
}

type Provoke = (stage: Stage) => Promise<Response>;

const nothing = '0'.repeat(26);
const IN_2040 = { time: '2040-01-01T00:00:00Z' };

async function keyOfNewAccount(service: TestService): Promise<string> {
  return service.keyFor({ accountId: await service.newAccount() });
}

/** Updates of a price that its rules reject. */
function brokenPrices(): Readonly<Record<string, Provoke>> {
  const billing_cycle = { interval: 'month', frequency: 1 };
  const override = { country_codes: ['NL'], unit_price: { amount: '1', currency_code: 'EUR' } };
  const bodies = {
    price_trial_period_missing_fields: { billing_cycle, trial_period: {} },
    price_trial_period_requires_billing_cycle: { billing_cycle: null, trial_period: billing_cycle },
    price_trial_period_frequency_below_1: { billing_cycle, trial_period: { interval: 'day', frequency: 0 } },
    price_billing_cycle_frequency_below_1: { billing_cycle: { interval: 'day', frequency: 0 } },
    price_billing_cycle_frequency_greater_than_maximum: { billing_cycle: { interval: 'year', frequency: 4 } },
    price_duplicate_currency_override_for_country: { unit_price_overrides: [override, override] },
  };
  const provoke = ([code, json]: [string, object]): [string, Provoke] => [
    code,
    ({ call, ids }) => call('PATCH', `/prices/${ids.price_id}`, { json }),
  ];
  return Object.fromEntries(Object.entries(bodies).map(provoke));
}

/** Every error that the operations can return, and how to get it. */
const provocations: Readonly<Record<string, Provoke>> = {
  ...discountErrors,
  ...previewErrors,
  ...adjustmentErrors,
  ...reportErrors,
  ...transactionErrors,
  ...subscriptionErrors,
  invalid_token: ({ call }) => call('GET', '/event-types', { headers: { authorization: 'Bearer nonsense' } }),
  forbidden: async ({ service, call }) => {
    const key = await service.keyFor({ permissions: ['customer.read'] });
    return call('POST', '/customers', { key, json: { email: 'no@customer.example' } });
  },
  invalid_version: ({ call }) => call('GET', '/event-types', { headers: { 'service-version': '2' } }),
  invalid_url: ({ call }) => call('GET', '/customer'),
  method_not_allowed: ({ call }) => call('PUT', '/customers', { json: {} }),
  bad_request: ({ call }) => call('GET', '/products/pro_1'),
  invalid_json: ({ call }) =>
    call('POST', '/customers', { body: '{"email":', headers: { 'content-type': 'application/json' } }),
  invalid_field: ({ call }) => call('POST', '/customers', { json: { email: 'jo' } }),
  unexpected_request_body: ({ service, key }) =>
    sendRaw(
      service.url,
      [
        'GET /event-types HTTP/1.1',
        'Host: x',
        `Authorization: Bearer ${key}`,
        'Content-Length: 2',
        'Connection: close',
      ],
      '{}',
    ),
  unsupported_media_type: ({ call }) =>
    call('POST', '/customers', { body: 'email=jo', headers: { 'content-type': 'text/plain' } }),
  request_body_too_large: ({ call }) => call('POST', '/customers', { json: { email: 'x'.repeat(1_048_577) } }),
  request_headers_too_large: ({ call }) => call('GET', '/event-types', { headers: { 'x-long': 'x'.repeat(16_385) } }),
  not_found: ({ call }) => call('GET', `/products/pro_${nothing}`),
  conflict: async ({ service, ids, call }) => {
    const path = `/notification-settings/${ids.notification_setting_id}`;
    const faster = async (): Promise<void> => {
      expect((await call('PATCH', path, { json: { description: 'The faster one' } })).status).toBe(200);
    };
    const slow = await another(interposedDatabase(service.database, faster));
    return caller(slow, await service.keyFor())('PATCH', path, { json: { description: 'The slower one' } });
  },
  entity_archived: async ({ service, ids, call }) => {
    const { id } = await archivedCustomer(service, ids);
    return call('POST', `/customers/${id}/businesses`, { json: { name: 'Late' } });
  },
  too_many_requests: async ({ service, key }) => {
    const limiter = rateLimiter({ ...rateLimits, default: { ...rateLimits.default, requests: 1 } }, 'test');
    const call = caller(await another(service.database, { limiter }), key);
    await call('GET', '/event-types');
    return call('GET', '/event-types');
  },
  internal_error: async ({ service, key }) => {
    const broken = await another(brokenDatabase(service.database, new Error('relation "api_keys" does not exist')));
    return caller(broken, key)('GET', '/event-types');
  },
  service_unavailable: async ({ service, key }) => {
    const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
    return caller(await another(brokenDatabase(service.database, full)), key)('GET', '/event-types');
  },
  idempotency_key_in_use: async ({ service, ids, call, key }) => {
    const request = { json: { name: 'Both' }, headers: { 'idempotency-key': '"in use"' } };
    const path = `/customers/${ids.customer_id}/businesses`;
    const faster = async (): Promise<void> => {
      expect((await call('POST', path, request)).status).toBe(201);
    };
    const slow = await another(interposedDatabase(uncommittedKeys(service.database), faster));
    return caller(slow, key)('POST', path, request);
  },
  idempotency_key_reused: async ({ ids, call }) => {
    const create = (name: string): Promise<Response> =>
      call('POST', `/customers/${ids.customer_id}/businesses`, {
        json: { name },
        headers: { 'idempotency-key': '"reused"' },
      });
    await create('First');
    return create('Second');
  },
  test_clock_sandbox_only: async ({ service }) => {
    const live = await another(service.database, { rules: { environment: 'live' } });
    return caller(live, await live.keyFor())('GET', '/test-clock');
  },
  test_clock_already_started: async ({ service, call }) => {
    const key = await keyOfNewAccount(service);
    await call('POST', '/test-clock', { key, json: IN_2040 });
    return call('POST', '/test-clock', { key, json: IN_2040 });
  },
  test_clock_cannot_go_back: async ({ service, call }) =>
    call('POST', '/test-clock', { key: await keyOfNewAccount(service), json: { time: '2020-01-01T00:00:00Z' } }),
  test_clock_advancing: async ({ service, call }) => {
    const key = await keyOfNewAccount(service);
    await call('POST', '/test-clock', { key, json: IN_2040 });
    const advance = (): Promise<Response> =>
      call('POST', '/test-clock/advance', { key, json: { time: '2040-02-01T00:00:00Z' } });
    await advance();
    return advance();
  },
  address_location_not_allowed: async ({ service, ids, key }) => {
    const call = caller(await another(service.database, { rules: { rejectedCountries: ['KP'] } }), key);
    return call('POST', `/customers/${ids.customer_id}/addresses`, { json: { country_code: 'KP' } });
  },
  customer_already_exists: async ({ call }) => {
    await call('POST', '/customers', { json: { email: 'twice@customer.example' } });
    return call('POST', '/customers', { json: { email: 'twice@customer.example' } });
  },
  customer_email_invalid: ({ call }) => call('POST', '/customers', { json: { email: 'jo..brown@customer.example' } }),
  storage_limit_reached: async ({ service, key }) => {
    const call = caller(await another(service.database, { rules: { maxCustomDataBytes: 10 } }), key);
    return call('POST', '/products', {
      json: { name: 'Plan', tax_category: 'standard', custom_data: { note: 'longer than that' } },
    });
  },
  customer_email_domain_not_allowed: async ({ service, key }) => {
    const call = caller(await another(service.database, { rules: { rejectedEmailDomains: ['spam.example'] } }), key);
    return call('POST', '/customers', { json: { email: 'jo@spam.example' } });
  },
  business_contact_email_domain_not_allowed: async ({ service, ids, key }) => {
    const call = caller(await another(service.database, { rules: { rejectedEmailDomains: ['spam.example'] } }), key);
    const json = { name: 'Works', contacts: [{ email: 'jo@fine.example' }, { email: 'jo@mail.spam.example' }] };
    return call('POST', `/customers/${ids.customer_id}/businesses`, { json });
  },
  product_tax_category_not_approved: async ({ service }) => {
    const live = await another(service.database, { rules: { environment: 'live' } });
    const call = caller(live, await live.keyFor({ accountId: service.accountId }));
    return call('POST', '/products', { json: { name: 'Plan', tax_category: 'saas' } });
  },
  ...brokenPrices(),
  url_notification_setting_incorrect: ({ call, ids }) =>
    call('PATCH', `/notification-settings/${ids.notification_setting_id}`, {
      json: { destination: 'hooks.works.example' },
    }),
  email_notification_setting_incorrect: async ({ service, call }) => {
    const id = await emailSetting(service, 'books@works.example', false);
    return call('PATCH', `/notification-settings/${id}`, { json: { destination: 'https://works.example' } });
  },
  notification_maximum_active_settings_reached: async ({ service, key }) => {
    const id = await emailSetting(service, 'second@works.example', false);
    const call = caller(await another(service.database, { rules: { maxActiveDestinations: 1 } }), key);
    return call('PATCH', `/notification-settings/${id}`, { json: { active: true } });
  },
  notification_setting_cannot_be_duplicate: async ({ service, call }) => {
    await emailSetting(service, 'one@works.example', false);
    const id = await emailSetting(service, 'two@works.example', false);
    return call('PATCH', `/notification-settings/${id}`, { json: { destination: 'one@works.example' } });
  },
  invalid_time_query_parameter: ({ call }) => call('GET', '/notifications?from=yesterday'),
  notification_cannot_replay: ({ ids, call }) => call('POST', `/notifications/${ids.notification_id}/replay`),
  notification_replay_invalid_origin_type: async ({ service, ids, call }) => {
    const { db } = service.database;
    const replayed = db.updateTable('notifications').set({ status: 'delivered', origin: 'replay' });
    await replayed.where('id', '=', ids.notification_id).execute();
    return call('POST', `/notifications/${ids.notification_id}/replay`);
  },
  notification_simulation_already_running_conflict: async ({ ids, call }) => {
    const runs = await simulationRuns(call, ids.notification_setting_id);
    expect((await call('POST', runs)).status).toBe(201);
    return call('POST', runs);
  },
  notification_simulation_run_notification_settings_conflict: async ({ service, call }) =>
    call('POST', await simulationRuns(call, await emailSetting(service, 'tried@works.example', false))),
  notification_simulation_run_configuration_conflict: async ({ service, ids, call }) => {
    const made = await call('POST', '/customers', { json: { email: 'leaving@customer.example' } });
    const { data } = (await made.json()) as { readonly data: { readonly id: Ids['customer_id'] } };
    const entities = { customer_id: data.id };
    const runs = await simulationRuns(call, ids.notification_setting_id, {
      type: 'subscription_creation',
      config: { subscription_creation: { entities, options: { customer_simulated_as: 'existing_email_matched' } } },
    });
    const leave = service.database.db.updateTable('customers').set({ status: 'archived' });
    await leave.where('id', '=', data.id).execute();
    return call('POST', runs);
  },
};

/** Where runs of a new simulation are started. */
async function simulationRuns(call: Call, notification_setting_id: string, more: object = {}): Promise<string> {
  const json = { notification_setting_id, name: 'Try', type: 'customer.created', ...more };
  const made = await call('POST', '/simulations', { json });
  expect(made.status, await made.clone().text()).toBe(201);
  const { data } = (await made.json()) as { readonly data: { readonly id: string } };
  return `/simulations/${data.id}/runs`;
}

async function archivedCustomer({ database, accountId }: TestService, { customer_id }: Ids): Promise<{ id: string }> {
  const customer = await database.db
    .selectFrom('customers')
    .select(['created_at', 'updated_at'])
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow();
  const id = `ctm_${'a'.repeat(26)}` as const;
  const row = {
    ...customer,
    account_id: accountId,
    id,
    email: 'gone@customer.example',
    status: 'archived',
    import_meta: null,
  } as const;
  await database.db
    .insertInto('customers')
    .values({ ...row, custom_data: null })
    .execute();
  return { id };
}

async function emailSetting(
  { services, accountId }: TestService,
  destination: string,
  active: boolean,
): Promise<string> {
  const setting = {
    description: 'Mail',
    type: 'email',
    destination,
    active,
    subscribed_events: ['payout.paid'],
  } as const;
  const { id } = await services.db.transaction().execute((trx) =>
    createSetting(anyError, trx, inSystemTime(services), accountId, {
      ...setting,
      subscribed_events: [...setting.subscribed_events],
    }),
  );
  return id;
}

eachService('errors', (service) => {
  let stage: Stage;

  beforeAll(async () => {
    const key = await service().keyFor();
    stage = { service: service(), ids: await seedEverything(service()), key, call: caller(service(), key) };
  });

  test('the table has every error code of an operation, and the two that the service returns before it finds an operation', () => {
    const named = Object.values(routes).flatMap(({ errorCodes }): readonly string[] => errorCodes);
    const expected = new Set([...named, 'invalid_url', 'method_not_allowed']);
    expect(Object.keys(provocations).toSorted()).toEqual([...expected].toSorted());
  });

  test.each(Object.entries(provocations))('the service returns %s as documented', async (code, provoke) => {
    await expectError(await provoke(stage), code as ErrorCode);
  });
});
