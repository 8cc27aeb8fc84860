import { eventCatalogue, type EventType } from '@billing/server';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';

import { firstIdAt, type Id } from '../../../service/ids/id.ts';
import { pay } from '../../../service/payments/pay.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import type { TestService } from '../../support/service.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { newAdjustedSale, REFUND } from '../adjustments/completed-sale.ts';
import { startDispatcher } from '../delivery/start-dispatcher.ts';
import { dataOf } from '../http/data-of.ts';
import { paymentOf } from '../payments/card-payment.ts';
import { MANUAL } from '../transactions/sale.ts';

/** In every text that a customer can have. */
export const MARKER = 'Zqxmarker';

/**
 * A customer with everything that a customer can have, and with the marker in every text of it that can be
 * personal data; delivered to a receiver that sends back what it gets.
 */
export async function markedCustomer(service: TestService) {
  const sale = await newAdjustedSale(service);
  const { accountId, client, call } = sale;
  const { db } = service.database;
  const operate = (name: string, values: Record<string, string> = {}, ...positionals: string[]) =>
    runCommand(service.services, { name, values: { account: accountId, ...values }, positionals });
  const receiver = await startWebhookReceiver((one, response) =>
    response.writeHead(200, { 'x-echo': /zqxmarker/i.exec(one.body)?.[0] ?? '' }).end(one.body),
  );
  const { data: destination } = await client.notificationSettings.create({
    body: {
      description: 'All',
      type: 'url',
      destination: receiver.url,
      subscribed_events: Object.keys(eventCatalogue) as EventType[],
      include_sensitive_fields: true,
      traffic_source: 'all',
    },
  });
  const custom_data = { note: MARKER, nested: { name: [MARKER] } };

  const customer = await dataOf<{ id: Id<'ctm_'> }>(
    await call('POST', '/customers', {
      json: { email: `${MARKER}@customer.example`, name: MARKER, custom_data },
      headers: { 'idempotency-key': `"create-${MARKER}"` },
    }),
    201,
  );
  const customer_id = customer.id;
  const path = { customer_id };
  const lines = { first_line: MARKER, second_line: MARKER, city: MARKER, postal_code: '1000AA', region: MARKER };
  const { data: address } = await client.addresses.create({
    path,
    body: { ...lines, country_code: 'NL', description: MARKER, custom_data },
  });
  const { data: business } = await client.businesses.create({
    path,
    body: {
      name: MARKER,
      company_number: MARKER,
      tax_identifier: MARKER,
      contacts: [{ name: MARKER, email: `${MARKER}@contact.example` }],
      custom_data,
    },
  });
  await operate('payment-method save', {
    customer: customer_id,
    address: address.id,
    type: 'card',
    scheme: 'scheme_01',
    last4: '4242',
    'expiry-month': '12',
    'expiry-year': '2035',
    cardholder: MARKER,
  });
  await operate('payment-method save', {
    customer: customer_id,
    address: address.id,
    type: 'paypal_kind',
    email: `${MARKER}@wallet.example`,
    reference: MARKER,
  });
  const import_meta = JSON.stringify({ imported_from: 'old', external_id: MARKER });
  await db.updateTable('customers').set({ import_meta }).where('id', '=', customer_id).execute();
  for (const table of ['addresses', 'businesses'] as const)
    await db.updateTable(table).set({ import_meta }).where('customer_id', '=', customer_id).execute();

  const parties = {
    customer_id,
    address_id: address.id as Id<'add_'>,
    business_id: business.id as Id<'biz_'>,
    custom_data,
  };
  const payment = async (transaction: Parameters<typeof paymentOf>[1]) => {
    const request = paymentOf(accountId, transaction, 'success', true);
    const { card } = request.instrument!.details;
    const details = { ...request.instrument!.details, card: { ...card!, cardholder_name: MARKER } };
    await pay(service.checkout.payments, { ...request, instrument: { ...request.instrument!, details } });
  };
  const ready = await sale.ready(parties);
  await payment(ready);
  const paid = await sale.get(ready.id);
  const subscription_id = paid.subscription_id as Id<'sub_'>;
  await client.subscriptions.update({ path: { subscription_id }, body: { custom_data } });
  const billing_details = {
    ...MANUAL.billing_details,
    purchase_order_number: MARKER,
    additional_information: MARKER,
    enable_checkout: true,
  };
  const invoice = await sale.billed({ ...parties, billing_details });
  const { data: subscriptions } = await client.subscriptions.list({ query: { customer_id: [customer_id] } });
  for (const { id } of subscriptions) {
    const { management_urls } = (await client.subscriptions.get({ path: { subscription_id: id as Id<'sub_'> } })).data;
    await fetch(management_urls.cancel, { method: 'POST', body: new URLSearchParams({ step: 'cancel' }) });
    await client.subscriptions.cancel({ path: { subscription_id: id }, body: { effective_from: 'immediately' } });
  }
  await db.updateTable('subscriptions').set({ import_meta }).where('account_id', '=', accountId).execute();
  const draft = await sale.ready(parties);
  const refund = await sale.adjusted(paid, { ...REFUND, reason: MARKER });
  await operate('credit-balance correct', { currency: 'EUR', amount: '700', reason: MARKER }, customer_id);

  const simulation = async (body: object) => {
    const base = { notification_setting_id: destination.id, name: 'About a customer' };
    const { id } = await dataOf<{ id: string }>(
      await call('POST', '/simulations', { json: { ...base, ...body } }),
      201,
    );
    expect((await call('POST', `/simulations/${id}/runs`)).status).toBe(201);
  };
  await simulation({
    type: 'customer.updated',
    payload: { id: customer_id, name: MARKER, email: `${MARKER}@customer.example` },
  });
  await simulation({
    type: 'subscription_creation',
    config: { subscription_creation: { entities: { customer_id, address_id: address.id, business_id: business.id } } },
  });
  await db
    .updateTable('simulation_events')
    .set({ response: JSON.stringify({ body: MARKER, status_code: 200 }) })
    .where('account_id', '=', accountId)
    .where('body', 'like', `%${customer_id}%`)
    .execute();
  const { data: report } = await client.reports.create({ body: { type: 'adjustments' } });
  await db
    .insertInto('report_chunks')
    .values({
      account_id: accountId,
      report_id: report.id as Id<'rep_'>,
      number: 0,
      content: `${customer_id},${MARKER}`,
    })
    .execute();
  await db
    .updateTable('reports')
    .set({ status: 'ready', due_at: null, chunks: 1, expires_at: '2100-01-01T00:00:00Z' })
    .where('account_id', '=', accountId)
    .execute();

  // More than one step reads, and an event of yesterday that comes after them.
  await sql`
    insert into events select ${accountId}, 'evt_' || lpad(number::text, 26, '0'), 'product.created', now(), '{}'
    from generate_series(1, 2100) number`.execute(db);
  await sql`
    insert into events select account_id, ${firstIdAt('evt_', new Date(Date.now() - 86_400_000))}, type, occurred_at, data
    from events where type = 'customer.created' and strpos(data, ${customer_id}) > 0`.execute(db);

  startDispatcher(service.services, {});
  await vi.waitFor(
    async () => {
      const open = await db
        .selectFrom('delivery_due')
        .select('notification_id')
        .where('account_id', '=', accountId)
        .execute();
      expect(open).toEqual([]);
    },
    { timeout: 30_000, interval: 50 },
  );
  return {
    ...sale,
    ...path,
    operate,
    subscription_id,
    address,
    business,
    paid,
    invoice,
    draft,
    refund,
    report,
    receiver,
  };
}
