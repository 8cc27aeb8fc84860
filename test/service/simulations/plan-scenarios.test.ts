import { eventCatalogue } from '@billing/server';
import { eventChecks } from '@billing/server/event-checks';
import { eventSamples } from '@billing/server/event-samples';
import type { Transaction } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { inSystemTime } from '../../../service/services.ts';
import { timestamp } from '../../../service/common/clock.ts';
import { planEvents } from '../../../service/simulations/plan/plan-events.ts';
import type { PlannedEvent } from '../../../service/simulations/plan/planned-event.ts';
import { simulationTypes } from '../../../service/simulations/plan/simulation-types.ts';
import { eachEngine } from '../../support/database.ts';
import { testServices } from '../../support/services.ts';
import { everyScenario } from './every-option.ts';
import { expectCoherent } from './plan-coherence.ts';

const anyText = expect.any(String) as string;

/** The events of each scenario without options. */
const ORDERS: Readonly<Record<string, string>> = {
  subscription_creation: `transaction.created customer.created address.created transaction.updated transaction.ready
    transaction.updated transaction.paid subscription.created subscription.activated transaction.updated
    transaction.updated transaction.completed`,
  subscription_renewal: `subscription.updated transaction.created transaction.billed transaction.updated transaction.paid
    transaction.updated transaction.completed`,
  subscription_pause: 'subscription.updated subscription.paused',
  subscription_resume: `subscription.updated subscription.resumed transaction.created transaction.billed
    transaction.updated transaction.paid transaction.updated transaction.completed`,
  subscription_cancellation: 'subscription.updated subscription.canceled',
};

type Options = Readonly<Record<string, unknown>>;

const FAILURE = words(`transaction.updated transaction.payment_failed transaction.updated transaction.past_due
  subscription.updated subscription.past_due`);
const RECOVERY = words(`transaction.updated transaction.paid subscription.updated subscription.activated
  transaction.updated transaction.completed`);
const CANCELED = words('transaction.updated transaction.canceled');

/** The effects of the options on these events. */
function expectedOrder(type: string, options: Options): string[] {
  const order = words(ORDERS[type]!);
  const without = (...events: readonly string[]): void => {
    for (const event of events) order.splice(order.indexOf(event), 1);
  };
  const before = (event: string, ...added: readonly string[]): void => {
    order.splice(order.indexOf(event), 0, ...added);
  };
  if (options['customer_simulated_as'] === 'existing_email_matched') without('customer.created');
  if (options['customer_simulated_as'] === 'existing_details_prefilled') {
    without('customer.created', 'address.created', 'transaction.updated');
  }
  if (options['business_simulated_as'] === 'new') {
    order.splice(
      order.indexOf('transaction.ready') + 1,
      0,
      'business.created',
      'address.updated',
      'transaction.updated',
    );
  }
  if (options['discount_simulated_as'] === 'entered_by_customer') before('transaction.paid', 'transaction.updated');
  if (options['trial_period_on_price'] === true)
    order[order.indexOf('subscription.activated')] = 'subscription.trialing';
  if (options['effective_from'] === 'next_billing_period') order.unshift('subscription.updated');
  if (options['has_past_due_transaction'] === true) order.push(...CANCELED);
  const outcome = options['payment_outcome'];
  if (outcome === undefined || outcome === 'success') return order;
  const charged = order.slice(0, order.indexOf('transaction.billed') + 1);
  const saved = outcome === 'recovered_updated_payment_method' ? ['payment_method.saved'] : [];
  if (outcome !== 'failed') return [...charged, ...FAILURE, ...saved, ...RECOVERY];
  const action = options['dunning_exhausted_action'];
  if (action === null) return [...charged, ...FAILURE];
  return [...charged, ...FAILURE, 'subscription.updated', String(action).replace('_', '.'), ...CANCELED];
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

const VERSIONS = [...new Set(Object.values(eventCatalogue).flatMap((versions) => Object.keys(versions).map(Number)))];

eachEngine('the plan of a scenario', (database) => {
  const plan = (type: string, options?: Options, version = 1, sensitive = false): Promise<PlannedEvent[]> => {
    const config = options === undefined ? null : { [type]: { options } };
    return planEvents(
      { ...inSystemTime(testServices(database())), newError: anyError },
      { accountId: 'acme', permissions: [] },
      { type, payload: null, config },
      { api_version: version, include_sensitive_fields: sensitive },
    );
  };
  const now = () => timestamp(testServices(database()).clock.now());

  beforeAll(async () => {
    const account = { id: 'acme', name: 'Acme', created_at: now(), updated_at: now() };
    await database().db.insertInto('accounts').values(account).execute();
  });

  const of = (events: readonly PlannedEvent[], type: string) =>
    events.filter(({ eventType }) => eventType === type).map(({ data }) => data);

  test('has the default order without a config', async () => {
    for (const [type, order] of Object.entries(ORDERS)) {
      expect((await plan(type)).map(({ eventType }) => eventType)).toEqual(words(order));
    }
  });

  test('has the documented order, valid payloads and coherent entities with every combination of options', async () => {
    const counts = { scenarios: 0, events: 0 };
    for (const version of VERSIONS) {
      for (const sensitive of [false, true]) {
        for (const { type, config } of everyScenario) {
          const { options } = (config as Readonly<Record<string, { readonly options: Options }>>)[type]!;
          const events = await plan(type, options, version, sensitive);
          expect(
            events.map(({ eventType }) => eventType),
            JSON.stringify(options),
          ).toEqual(expectedOrder(type, options));
          expectCoherent(events, now());
          for (const { eventType, occurredAt, data } of events) {
            const sample = (eventSamples[eventType] as Record<number, object>)[version];
            const check = (eventChecks[eventType] as Record<number, (event: object) => Promise<readonly unknown[]>>)[
              version
            ]!;
            expect(await check({ ...sample, occurred_at: occurredAt, data }), eventType).toEqual([]);
          }
          counts.scenarios += 1;
          counts.events += events.length;
        }
      }
    }
    console.log(`${counts.scenarios} scenarios with ${counts.events} events planned`);
    expect(counts.scenarios).toBeGreaterThanOrEqual(148);
  });

  test.each([
    '2024-02-29T23:59:59.999Z',
    '2025-01-31T00:00:00.000Z',
    '2025-12-31T23:59:59.001Z',
    '2039-03-31T12:00:00.000Z',
  ])('has coherent times when it begins at %s', async (moment) => {
    const services = testServices(database());
    services.clock.set(moment);
    for (const { type, config } of everyScenario) {
      const caller = { accountId: 'acme', permissions: [] };
      const destination = { api_version: 1, include_sensitive_fields: false };
      const events = await planEvents(
        { ...inSystemTime(services), newError: anyError },
        caller,
        { type, payload: null, config },
        destination,
      );
      expectCoherent(events, timestamp(services.clock.now()));
    }
  });

  test("has new ids for created entities each time, and the samples' ids for all others", async () => {
    const idOf = (events: readonly PlannedEvent[], type: string) => of(events, type)[0]!['id'];
    const [first, second] = [await plan('subscription_creation'), await plan('subscription_creation')];
    for (const type of ['customer.created', 'address.created', 'transaction.created', 'subscription.created']) {
      expect(idOf(first, type)).not.toBe(idOf(second, type));
    }
    const pause = await plan('subscription_pause');
    expect(idOf(pause, 'subscription.paused')).toBe(eventSamples['subscription.paused'][1].data.id);
  });

  test('shows the effect of each option', async () => {
    const [begun] = of(
      await plan('subscription_creation', { customer_simulated_as: 'existing_details_prefilled' }),
      'transaction.created',
    );
    expect(begun).toMatchObject({ status: 'draft', customer_id: anyText, address_id: anyText, business_id: null });

    const business = await plan('subscription_creation', { business_simulated_as: 'new' });
    const { id } = of(business, 'business.created')[0]!;
    const [completed] = of(business, 'address.updated');
    expect(completed).toEqual({ ...of(business, 'address.created')[0], second_line: 'Floor 3', updated_at: anyText });
    expect(of(business, 'transaction.ready')[0]).toMatchObject({ business_id: null });
    expect(of(business, 'transaction.paid')[0]).toMatchObject({ business_id: id });
    expect(of(business, 'subscription.created')[0]).toMatchObject({ business_id: id });
    const known = await plan('subscription_creation', { business_simulated_as: 'existing_details_prefilled' });
    expect(of(known, 'transaction.created')[0]).toMatchObject({ business_id: anyText });

    const firstDiscounted = { prefilled: 0, entered_by_customer: 4 };
    for (const [discount_simulated_as, index] of Object.entries(firstDiscounted)) {
      const events = await plan('subscription_creation', { discount_simulated_as });
      const transactions = events
        .filter(({ eventType }) => eventType.startsWith('transaction.'))
        .map(({ data }) => data);
      expect(transactions.findIndex(({ discount_id }) => discount_id !== null)).toBe(index);
      expect(of(events, 'transaction.paid')[0]).toMatchObject({
        details: { totals: { discount: '3750', total: '31762' } },
      });
      expect(of(events, 'subscription.created')[0]).toMatchObject({ discount: { id: anyText, ends_at: anyText } });
    }

    const trial = await plan('subscription_creation', { trial_period_on_price: true });
    expect(of(trial, 'transaction.paid')[0]).toMatchObject({ details: { totals: { total: '0' } } });
    expect(of(trial, 'subscription.created')[0]).toMatchObject({ status: 'trialing', first_billed_at: null });
    const both = await plan('subscription_creation', {
      trial_period_on_price: true,
      discount_simulated_as: 'prefilled',
    });
    expect(of(both, 'subscription.created')[0], 'two weeks of trial and three months of discount').toMatchObject({
      started_at: '2026-03-02T09:30:00.010386Z',
      discount: { ends_at: '2026-06-16T09:30:00.010386Z' },
    });

    const later = await plan('subscription_cancellation', { effective_from: 'next_billing_period' });
    const [scheduled, canceled] = of(later, 'subscription.updated');
    expect(scheduled).toMatchObject({
      status: 'active',
      scheduled_change: { action: 'cancel', effective_at: canceled!['canceled_at'] },
    });
    const overdue = await plan('subscription_pause', { has_past_due_transaction: true });
    expect(of(overdue, 'transaction.canceled')[0]).toMatchObject({
      payments: [{ status: 'error', error_code: anyText }],
    });

    const recovered = await plan('subscription_renewal', { payment_outcome: 'recovered_updated_payment_method' });
    const [saved] = of(recovered, 'payment_method.saved');
    const [paid] = of(recovered, 'transaction.paid') as unknown as [Transaction];
    expect(paid.payments.map(({ status }) => status)).toEqual(['captured', 'error']);
    expect(paid.payments[0]!.payment_method_id).toBe(saved!['id']);
    expect(paid.payments[1]!.payment_method_id).not.toBe(saved!['id']);
    expect(of(recovered, 'subscription.activated')[0]).toMatchObject({
      items: [{ previously_billed_at: paid.billing_period!.starts_at }],
    });
  });

  test('has the amounts and statuses of the reference tables', async () => {
    const created = await plan('subscription_creation');
    const transactions = created
      .filter(({ eventType }) => eventType.startsWith('transaction.'))
      .map(({ data }) => data);
    expect(transactions[0]).toMatchObject({
      status: 'draft',
      customer_id: null,
      origin: 'web',
      details: { totals: { tax: '0' } },
    });
    expect(transactions[1]).toMatchObject({ status: 'draft', customer_id: of(created, 'customer.created')[0]!['id'] });
    expect(transactions[3]).toMatchObject({ status: 'ready', payments: [{ status: 'authorized', captured_at: null }] });
    expect(transactions[4]).toMatchObject({
      status: 'paid',
      payments: [{ status: 'captured' }],
      subscription_id: null,
    });
    const [subscription] = of(created, 'subscription.created');
    expect(subscription).toMatchObject({ status: 'active', transaction_id: transactions[0]!['id'] });
    expect(of(created, 'subscription.activated')[0]).not.toHaveProperty('transaction_id');
    expect(transactions[5]).toMatchObject({
      subscription_id: subscription!['id'],
      billing_period: subscription!['current_billing_period'],
      details: { totals: { fee: null }, payout_totals: null },
    });
    expect(transactions[6]).toMatchObject({
      status: 'paid',
      details: { totals: { fee: '1865', earnings: '28135' } },
      invoice_number: null,
    });
    const { line_items: _, ...amounts } = eventSamples['transaction.completed'][1].data.details;
    expect(transactions[7]).toMatchObject({ status: 'completed', details: amounts, invoice_number: anyText });
    const renewal = await plan('subscription_renewal');
    expect(of(renewal, 'transaction.created')[0]).toMatchObject({
      status: 'billed',
      origin: 'subscription_recurring',
      invoice_number: null,
    });
    expect(of(renewal, 'transaction.completed')[0]).toMatchObject({
      status: 'completed',
      invoice_number: anyText,
    });
  });
});

test('lists 68 event types by name, then five scenarios', () => {
  const [single, scenarios] = [simulationTypes.slice(0, -5), simulationTypes.slice(-5)];
  expect(single.map(({ name }) => name)).toEqual(Object.keys(eventCatalogue).sort());
  expect(single).toHaveLength(68);
  for (const { name, type, events, description } of single) {
    expect({ type, events }).toEqual({ type: 'single_event', events: [name] });
    expect(description).toMatch(/^Occurs when .*\.$/);
  }
  const label = (name: string) => simulationTypes.find((one) => one.name === name)!.label;
  expect(['transaction.payment_failed', 'api_key_exposure.created', 'product_collection.updated'].map(label)).toEqual([
    'Transaction payment failed',
    'API key exposure created',
    'Product collection updated',
  ]);
  expect(scenarios.map(({ name, events }) => [name, events])).toEqual(
    Object.entries(ORDERS).map(([name, order]) => [name, words(order)]),
  );
  expect(scenarios.map(({ type, group, label: shown }) => [type, group, shown])).toContainEqual([
    'scenario',
    'Subscription',
    'Subscription creation',
  ]);
});
