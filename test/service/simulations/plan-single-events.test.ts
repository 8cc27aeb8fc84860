import { eventCatalogue, type EventDefinition, type EventType } from '@billing/server';
import { eventChecks } from '@billing/server/event-checks';
import { eventSamples } from '@billing/server/event-samples';
import { beforeAll, describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { timestamp } from '../../../service/common/clock.ts';
import { ServiceError } from '../../../service/common/errors.ts';
import { apiKeyEntity } from '../../../service/auth/api-key-entity.ts';
import { addressEntity } from '../../../service/addresses/address-entity.ts';
import { businessEntity } from '../../../service/businesses/business-entity.ts';
import { clientTokenEntity } from '../../../service/client-tokens/client-token-entity.ts';
import { customerEntity } from '../../../service/customers/customer-entity.ts';
import { discountGroupEntity } from '../../../service/discount-groups/discount-group-entity.ts';
import { discountEntity } from '../../../service/discounts/discount-entity.ts';
import { mask } from '../../../service/events/mask.ts';
import { newId } from '../../../service/ids/id.ts';
import { paymentMethodEntity } from '../../../service/payment-methods/payment-method-entity.ts';
import { priceEntity, productEntity } from '../../../service/products/product-entity.ts';
import { reportEntity } from '../../../service/reports/report-entity.ts';
import { planEvents } from '../../../service/simulations/plan/plan-events.ts';
import type { PlannedEvent } from '../../../service/simulations/plan/planned-event.ts';
import { inSystemTime, type Services } from '../../../service/services.ts';
import type { AnyObject } from '../../../service/storage/columns.ts';
import { adjustmentEntity } from '../../../service/transactions/adjustment-entity.ts';
import { transactionEntity } from '../../../service/transactions/transaction-entity.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { allPermissions, eachService } from '../../support/service.ts';

const types = Object.keys(eventCatalogue) as EventType[];
const everyVersion = types.flatMap((type) =>
  Object.keys(eventCatalogue[type]).map((version) => [type, Number(version)] as const),
);

eachService('the plan of a single event', (service) => {
  let ids: Ids;
  let services: Services;
  let accountId: string;

  beforeAll(async () => {
    ids = await seedEverything(service());
    ({ services, accountId } = service());
    await services.db
      .updateTable('businesses')
      .set({ tax_identifier: 'NL1' })
      .where('id', '=', ids.business_id)
      .execute();
    await services.db
      .updateTable('addresses')
      .set({ first_line: '1 Example Street', postal_code: '3511 AB' })
      .where('id', '=', ids.address_id)
      .execute();
  });

  interface PlanOptions {
    readonly payload?: AnyObject | null;
    readonly config?: AnyObject | null;
    readonly permissions?: readonly string[];
    readonly accountId?: string;
    readonly version?: number;
    readonly sensitive?: boolean;
  }
  const plan = async (type: string, options: PlanOptions = {}): Promise<PlannedEvent> => {
    const { payload = null, config = null, permissions = allPermissions, version = 1, sensitive = false } = options;
    const [event, ...others] = await planEvents(
      { ...inSystemTime(services), newError: anyError },
      { accountId: options.accountId ?? accountId, permissions },
      { type, payload, config },
      { api_version: version, include_sensitive_fields: sensitive },
    );
    expect(others).toEqual([]);
    return event!;
  };
  const rejection = async (type: string, options: PlanOptions): Promise<ServiceError> => {
    const error = await plan(type, options).catch((caught: unknown) => caught);
    if (error instanceof ServiceError) return error;
    throw new Error(`${type} was to be refused`, { cause: error });
  };
  const faults = async (type: string, payload: AnyObject): Promise<string[]> => {
    const { code, fields } = await rejection(type, { payload });
    expect(code).toBe('invalid_field');
    return fields.map(({ field, message }) => `${field} ${message}`);
  };

  test('without a payload is the sample of its type and version', async () => {
    let planned = 0;
    for (const [type, version] of everyVersion) {
      for (const sensitive of [false, true]) {
        const before = timestamp(services.clock.now());
        const { eventType, occurredAt, data } = await plan(type, { version, sensitive });
        const sample = (eventSamples[type] as Record<number, { readonly data: object }>)[version]!;
        const check = (eventChecks[type] as Record<number, (event: object) => Promise<readonly unknown[]>>)[version]!;
        expect({ eventType, data }).toEqual({ eventType: type, data: sample.data });
        expect(await check({ ...sample, data }), type).toEqual([]);
        expect(occurredAt >= before && occurredAt <= timestamp(services.clock.now())).toBe(true);
        planned += 1;
      }
    }
    console.log(`${planned} samples planned`);
    expect(planned).toBeGreaterThanOrEqual(136);
  });

  describe('with a payload', () => {
    test('has the members of the payload instead of those of the sample', async () => {
      const payload = { name: null, custom_data: { any: { thing: [1, { at: 'all' }] } } };
      const { data } = await plan('customer.updated', { payload });
      expect(data).toEqual({ ...eventSamples['customer.updated'][1].data, ...payload });
      expect(Object.keys(data)).toEqual(Object.keys(eventSamples['customer.updated'][1].data));
    });

    test('may be partial at every level of objects, where arrays and custom data are replaced whole', async () => {
      const { data: sample } = eventSamples['transaction.paid'][1];
      const payload = { details: { totals: { total: '1' } }, payments: [] };
      const { data } = await plan('transaction.paid', { payload });
      const { details } = sample;
      expect(data).toEqual({
        ...sample,
        payments: [],
        details: { ...details, totals: { ...details.totals, total: '1' } },
      });
      const imported = eventSamples['customer.imported'][1].data;
      for (const import_meta of [{ imported_from: 'elsewhere' }, { imported_from: 'elsewhere', external_id: null }]) {
        const { data: customer } = await plan('customer.imported', { payload: { import_meta } });
        expect(customer).toMatchObject({ import_meta: { ...imported.import_meta, ...import_meta } });
      }
      const created = eventSamples['customer.created'][1].data;
      const custom = await plan('customer.created', {
        payload: { custom_data: { mine: 1 }, import_meta: { imported_from: 'elsewhere' } },
      });
      expect(custom.data).toEqual({
        ...created,
        custom_data: { mine: 1 },
        import_meta: { imported_from: 'elsewhere' },
      });
      expect(await faults('transaction.paid', { details: { totals: { total: 1, colour: 'red' } } })).toEqual([
        'payload.details.totals.total must be a string',
        'payload.details.totals.colour is not a known field',
      ]);
    });

    test('is rejected with every field that the schema does not allow', async () => {
      expect(await faults('customer.created', { nmae: 'Jo' })).toEqual(['payload.nmae is not a known field']);
      expect(await faults('customer.created', { name: 7, marketing_consent: null })).toEqual([
        'payload.name must be a string or null',
        'payload.marketing_consent must be true or false',
      ]);
      const [item] = eventSamples['transaction.paid'][1].data.items;
      expect(
        await faults('transaction.paid', {
          items: [item, { ...item, quantity: '1', price: { ...item!.price, colour: 'red' } }],
        }),
      ).toEqual(['payload.items[1].quantity must be an integer', 'payload.items[1].price.colour is not a known field']);
      expect(
        await faults('business.updated', { contacts: [{ name: 'Jo', email: 'jo' }, { email: 'a@b.example' }] }),
      ).toEqual([
        'payload.contacts[0].email must be an email address such as jo@example.com',
        'payload.contacts[1].name is required',
      ]);
      expect(await faults('subscription.paused', { status: 'resting' })).toEqual([
        'payload.status must be one of: active, canceled, past_due, paused, trialing',
      ]);
    });

    test('is rejected when a discount breaks the rules between its fields', async () => {
      const { custom_data: _, ...rest } = eventSamples['discount.created'][1].data;
      const of = (payload: AnyObject) => faults('discount.created', { ...rest, ...payload });
      const flat = { type: 'flat', currency_code: 'EUR' };
      expect(await of({ amount: '999999' })).toEqual([
        'payload.amount must be from 0.01 to 100 for a percentage, with at most two decimals',
      ]);
      for (const amount of ['0', '0.00', '100.01', '00101']) expect(await of({ amount }), amount).toHaveLength(1);
      for (const amount of ['0.01', '00.1', '7', '99.99', '100', '100.00'])
        expect((await plan('discount.created', { payload: { ...rest, amount } })).data).toMatchObject({ amount });
      expect(await of({ currency_code: 'EUR' })).toEqual(['payload.currency_code must be null']);
      expect(await of({ ...flat, currency_code: null, amount: '500' })).toEqual([
        'payload.currency_code must be a string',
      ]);
      for (const amount of ['0', '000', '5.50'])
        expect(await of({ ...flat, amount })).toEqual([
          'payload.amount must be digits above 0 for a flat type, an amount in the smallest unit of the currency',
        ]);
      expect(await of({ recur: false, maximum_recurring_intervals: 3 })).toEqual([
        'payload.maximum_recurring_intervals must be null',
      ]);
      expect(await of({ colour: 'red' })).toEqual(['payload.colour is not a known field']);
    });

    test('may have a member that only this event type has, and no member of another type', async () => {
      const transaction_id = newId('txn_', services.clock);
      const { data } = await plan('subscription.created', { payload: { transaction_id } });
      expect(data).toMatchObject({ transaction_id });
      expect(await faults('subscription.updated', { transaction_id })).toEqual([
        'payload.transaction_id is not a known field',
      ]);
      expect(await faults('payment_method.saved', { deletion_reason: 'api' })).toEqual([
        'payload.deletion_reason is not a known field',
      ]);
    });

    test('cannot change members that every object inherits', async () => {
      const payload = JSON.parse('{ "__proto__": { "name": "x" }, "constructor": 1 }') as AnyObject;
      expect(await faults('customer.created', payload)).toEqual([
        'payload.__proto__ is not a known field',
        'payload.constructor is not a known field',
      ]);
      const custom = JSON.parse('{ "custom_data": { "__proto__": { "polluted": true } } }') as AnyObject;
      const { data } = await plan('customer.created', { payload: custom });
      expect(JSON.stringify(data['custom_data'])).toBe('{"__proto__":{"polluted":true}}');
      expect({}).not.toHaveProperty('polluted');
    });
  });

  describe('whose payload names a stored entity', () => {
    const row = (table: 'customers', id: string) =>
      services.db
        .selectFrom(table)
        .selectAll()
        .where('id', '=', id as never)
        .executeTakeFirstOrThrow();
    type Found = Promise<object>;
    const stored: Readonly<Record<string, () => Found>> = {
      adjustment: async () => adjustmentEntity((await row('adjustments' as never, ids.adjustment_id)) as never),
      client_token: async () => clientTokenEntity((await row('client_tokens' as never, ids.client_token_id)) as never),
      report: async () => reportEntity((await row('reports' as never, ids.report_id)) as never),
      transaction: async () => transactionEntity((await row('transactions' as never, ids.transaction_id)) as never),
      address: async () => addressEntity((await row('addresses' as never, ids.address_id)) as never),
      api_key: async () => {
        const key = await services.db
          .selectFrom('api_keys')
          .selectAll()
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow();
        return apiKeyEntity('sandbox', key);
      },
      business: async () => businessEntity((await row('businesses' as never, ids.business_id)) as never),
      customer: async () => customerEntity(await row('customers', ids.customer_id)),
      discount: async () => discountEntity((await row('discounts' as never, ids.discount_id)) as never),
      discount_group: async () =>
        discountGroupEntity((await row('discount_groups' as never, ids.discount_group_id)) as never),
      payment_method: async () =>
        paymentMethodEntity((await row('payment_methods' as never, ids.payment_method_id)) as never),
      price: async () => priceEntity((await row('prices' as never, ids.price_id)) as never),
      product: async () => productEntity((await row('products' as never, ids.product_id)) as never),
    };
    const ofStored = types.filter((type) => Object.hasOwn(stored, type.split('.')[0]!));
    const READ: Readonly<Record<string, string>> = { discount_group: 'discount.read' };
    const entityOf = (type: string) => stored[type.split('.')[0]!]!() as Promise<AnyObject>;

    test.each(ofStored)(
      '%s starts from the stored entity, masked unless the destination has sensitive fields',
      async (type) => {
        const entity = await entityOf(type);
        const { sensitive } = (eventCatalogue[type] as Record<number, EventDefinition>)[1]!;
        const sample = eventSamples[type][1].data as unknown as AnyObject;
        const shown = Object.fromEntries(Object.keys(sample).map((name) => [name, { ...sample, ...entity }[name]]));
        const payload = { id: entity['id'] };
        expect((await plan(type, { payload, sensitive: true })).data).toEqual(shown);
        const { data } = await plan(type, { payload });
        expect(data).toEqual(mask({ data: shown }, sensitive).data);
        expect(Object.keys(data)).toEqual(Object.keys(sample));
      },
    );

    test.each(ofStored)('%s requires the permission to read the entity', async (type) => {
      const { id } = await entityOf(type);
      const noun = type.split('.')[0]!;
      const permission = READ[noun] ?? `${noun}.read`;
      const others = allPermissions.filter((name) => !name.startsWith(permission.replace('read', '')));
      const { code, message } = await rejection(type, { payload: { id }, permissions: others });
      expect({ code, message }).toEqual({
        code: 'forbidden',
        message: `The simulation names ${String(id)}, and the API key lacks the permission ${permission}.`,
      });
      await plan(type, { payload: { id }, permissions: [permission] });
    });

    test('has the members of the payload unchanged, even where stored values are masked', async () => {
      const payload = { id: ids.customer_id, email: 'mine@customer.example' };
      const { data } = await plan('customer.updated', { payload });
      expect(data).toMatchObject({ id: ids.customer_id, email: 'mine@customer.example', name: null });
    });

    test('reveals nothing to another account, and treats an unknown id like any other member', async () => {
      const other = await service().newAccount();
      const payload = { id: ids.customer_id };
      const { data } = await plan('customer.created', { payload, accountId: other, permissions: [] });
      expect(data).toEqual({ ...eventSamples['customer.created'][1].data, ...payload });
      const free = { id: newId('ctm_', services.clock) };
      expect((await plan('customer.created', { payload: free, permissions: [] })).data).toMatchObject(free);
    });

    test('stores nothing', async () => {
      const before = await row('customers', ids.customer_id);
      await plan('customer.updated', { payload: { id: ids.customer_id, name: 'Another name' } });
      expect(await row('customers', ids.customer_id)).toEqual(before);
    });
  });

  test.each([
    ['customer.created', { config: {} }, 'config must be null for the event type customer.created'],
    ['subscription_pause', { payload: {} }, 'payload must be null for the scenario subscription_pause'],
    ['customer.deleted', {}, 'type must be an event type or a scenario; GET /simulation-types lists them'],
    ['constructor', {}, 'type must be an event type or a scenario; GET /simulation-types lists them'],
  ])('rejects %s with %j', async (type, options, fault) => {
    const { code, fields } = await rejection(type, options);
    expect({ code, fields: fields.map(({ field, message }) => `${field} ${message}`) }).toEqual({
      code: 'invalid_field',
      fields: [fault],
    });
  });
});
