import { pino } from 'pino';
import { expect, test } from 'vitest';

import { runCommand } from '../../../service/operator/run-command.ts';
import { eachService, startService } from '../../support/service.ts';
import { documentText } from '../document-downloads/document-text.ts';
import { subscribedSale } from '../subscriptions/subscribed-sale.ts';
import { MARKER, markedCustomer } from './marked-customer.ts';
import { figuresOf, placesOf } from './scan.ts';

/** Where the scenario puts the marker: a place that is missing here was not tested. */
const PLACES = [
  'addresses.city',
  'addresses.custom_data',
  'addresses.description',
  'addresses.first_line',
  'addresses.import_meta',
  'addresses.region',
  'addresses.second_line',
  'adjustments.reason',
  'businesses.company_number',
  'businesses.contacts',
  'businesses.custom_data',
  'businesses.import_meta',
  'businesses.name',
  'businesses.tax_identifier',
  'credit_movements.reason',
  'customers.custom_data',
  'customers.email',
  'customers.email_lower',
  'customers.import_meta',
  'customers.name',
  'events.data',
  'idempotency_keys.key',
  'idempotency_keys.result',
  'notification_logs.response_body',
  'notification_logs.response_headers',
  'notifications.payload',
  'payment_methods.card',
  'payment_methods.paypal',
  'report_chunks.content',
  'simulation_events.body',
  'simulation_events.response',
  'simulations.payload',
  'subscriptions.billing_details',
  'subscriptions.custom_data',
  'subscriptions.import_meta',
  'subscriptions.instrument',
  'transactions.billing_details',
  'transactions.buyer',
  'transactions.custom_data',
  'transactions.payments',
];

eachService('the erasure of a customer', (service) => {
  test('is refused while something is open, and then leaves nothing of them in the database and nothing in the log', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { secrets } = service().services;
    const logged = await startService(service().database, { app: { logger }, secrets });
    const marked = await markedCustomer(logged);
    const { accountId, customer_id, operate, client, call } = marked;
    const erase = (by = 'Privacy desk') => operate('customer erase', { by }, customer_id);

    await expect(erase()).rejects.toThrow(`has invoices that are not settled: ${marked.invoice.id}. Collect or cancel`);
    await marked.operate('transaction pay', {}, marked.invoice.id);
    await expect(erase()).rejects.toThrow(`has refunds that are not finished: ${marked.refund.id}. Approve or reject`);
    await marked.approved(marked.refund.id);
    await expect(erase(' ')).rejects.toThrow('--by must have 1 to 200 characters');
    const before = await figuresOf(logged, accountId);
    expect(await placesOf(logged, MARKER)).toEqual(PLACES);
    const { data: other } = await client.customers.create({ body: { email: 'other@customer.example', name: 'Other' } });
    const addressOf = async () =>
      (
        await logged.services.db
          .selectFrom('audit_entries')
          .select(['operation', 'address'])
          .where('account_id', '=', accountId)
          .where('actor_type', '=', 'customer')
          .execute()
      ).map(({ operation, address }) => [operation, address]);
    expect(await addressOf()).toContainEqual(['portal.cancel', '127.0.0.1']);

    expect(await erase()).toMatchObject({
      customer_id,
      erased_by: 'Privacy desk',
      deleted_results: expect.any(Number),
      expired_reports: 1,
    });
    expect(await placesOf(logged, MARKER)).toEqual([]);
    expect(await figuresOf(logged, accountId)).toEqual(before);
    expect(await addressOf()).toContainEqual(['portal.cancel', null]);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('').toLowerCase()).not.toContain(MARKER.toLowerCase());

    const { data: customer } = await client.customers.get({ path: { customer_id } });
    expect(customer).toMatchObject({
      name: null,
      email: `${customer_id}@erased.invalid`,
      status: 'archived',
      custom_data: null,
      import_meta: null,
    });
    const { data: untouched } = await client.customers.get({ path: { customer_id: other.id as `ctm_${string}` } });
    expect(untouched).toMatchObject({ name: 'Other', email: 'other@customer.example', status: 'active' });
    expect((await marked.get(marked.draft.id)).status).toBe('canceled');
    await client.subscriptions.get({ path: { subscription_id: marked.subscription_id } });
    await marked.find(marked.refund.id);
    for (const path of ['addresses', 'businesses', 'payment-methods']) {
      const response = await call(
        'GET',
        `/customers/${customer_id}/${path}?status=active,archived`.replace(/(methods).*/, '$1'),
      );
      expect(response.status).toBe(200);
    }
    for (const path of ['events', 'notifications', 'simulations']) {
      expect((await call('GET', `/${path}?per_page=200`)).status, 'entities have the shape of the spec').toBe(200);
    }
    const invoice = await documentText(call, `/transactions/${marked.invoice.id}/invoice`);
    expect(invoice).toContain('Erased');
    expect(invoice).toContain('Netherlands');
    const { data: events } = await client.events.list({ query: { event_type: ['customer.updated'] } });
    expect(events[0]!.data).toEqual(customer);

    expect(await erase('Again')).toMatchObject({
      customer_id,
      changed_history: 0,
      deleted_results: 0,
      expired_reports: 0,
    });
    expect(await figuresOf(logged, accountId)).toEqual(before);
    expect(await operate('customer erasures')).toMatchObject([{ erased_by: 'Again' }, { erased_by: 'Privacy desk' }]);
    await logged.app.close();
  });

  test('leaves other customers as they are, also if their email address contains that of the customer', async () => {
    const accountId = await service().newAccount();
    const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
    const create = async (email: string, key: string) =>
      (
        await client.customers.create({
          body: { email, name: 'Jo', custom_data: { note: 'kept' } },
          headers: { 'idempotency-key': `"${key}"` },
        } as never)
      ).data;
    const { id } = await create('o.e@shop.example', 'own');
    const others = [await create('jo.e@shop.example', 'longer'), await create('o.e@shop.example.org', 'domain')];
    const similar = await create('oxe@shop.example', 'similar');
    const { data: business } = await client.businesses.create({
      path: { customer_id: others[0]!.id as `ctm_${string}` },
      body: { name: 'Works', contacts: [{ name: 'Jo', email: 'o.e@shop.example' }], custom_data: { note: 'kept' } },
    });
    const erased = await runCommand(service().services, {
      name: 'customer erase',
      values: { account: accountId, by: 'Privacy desk' },
      positionals: [id],
    });
    expect(erased).toMatchObject({ changed_history: 2, deleted_results: 2 });
    const { data: events } = await client.events.list({
      query: { event_type: ['customer.created', 'business.created'] },
    });
    const dataOf = (entity: string) => events.find(({ data }) => (data as { id?: string }).id === entity)?.data;
    for (const other of [...others, similar]) expect(dataOf(other.id)).toEqual(other);
    expect(dataOf(id)).toMatchObject({ name: null, email: 'erased@erased.invalid', custom_data: null });
    expect(dataOf(business.id)).toEqual({
      ...business,
      contacts: [{ name: 'Jo', email: 'erased@erased.invalid' }],
    });
    expect(await create('jo.e@shop.example', 'longer'), 'the result of the repeated request').toEqual(others[0]);
  });

  test('is refused for a customer with a subscription, and for one that does not exist', async () => {
    const sale = await subscribedSale(service());
    const erase = (id: string) =>
      runCommand(service().services, {
        name: 'customer erase',
        values: { account: sale.accountId, by: 'Privacy desk' },
        positionals: [id],
      });
    await expect(erase(sale.customer_id)).rejects.toThrow(
      `Customer ${sale.customer_id} has subscriptions that are not canceled: ${sale.subscription.id}. Cancel them first`,
    );
    await expect(erase('ctm_01jg8test00000000000000001')).rejects.toThrow('not found');
  });
});
