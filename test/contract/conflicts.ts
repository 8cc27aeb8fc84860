import type { TransactionRead } from '@billing/types';
import { expect } from 'vitest';

import type { JsonObject } from '../../generator/json.ts';
import type { Operation } from '../../generator/model/api.ts';
import { interposedDatabase, uncommittedKeys } from '../service/http/faulty-database.ts';
import { dataOf } from '../service/http/data-of.ts';
import { type Call, caller } from '../service/http/test-client.ts';
import { clientOf, exampleRequest, type Scene, send } from '../derived/requests.ts';
import { payWith } from '../service/payments/card-payment.ts';
import { seedInvoice } from '../support/adjustment-fixtures.ts';
import { seedSubscription } from '../support/subscription-fixtures.ts';
import { seedAutomaticSubscription } from '../support/automatic-subscription.ts';
import { generateDue } from '../support/report-fixtures.ts';
import type { Stage } from './stage.ts';

interface ConflictStage extends Pick<Stage, 'behind' | 'onData'> {
  /** A new account for this operation. */
  readonly scene: Scene;
  /** With a key of the scene's account. */
  readonly call: Call;
  readonly operation: Operation;
}

/** Provokes a 409 response of each operation with a rule that causes one. */
export const conflicts: Readonly<Record<string, (stage: ConflictStage) => Promise<Response>>> = {
  async 'customers.create'({ call }) {
    const json = { email: 'twice@customer.example' };
    await call('POST', '/customers', { json });
    return call('POST', '/customers', { json });
  },
  'addresses.update': (stage) =>
    changedMeanwhile(stage, `/customers/${stage.scene.ids.customer_id}/addresses/${stage.scene.ids.address_id}`, {
      city: 'York',
    }),
  'businesses.update': (stage) =>
    changedMeanwhile(stage, `/customers/${stage.scene.ids.customer_id}/businesses/${stage.scene.ids.business_id}`, {
      name: 'Changed',
    }),
  'customers.update': (stage) =>
    changedMeanwhile(stage, `/customers/${stage.scene.ids.customer_id}`, { name: 'Changed' }),
  async 'clientTokens.update'({ call, scene }) {
    const path = `/client-tokens/${scene.ids.client_token_id}`;
    await call('PATCH', path, { json: { status: 'revoked' } });
    return call('PATCH', path, { json: { status: 'revoked' } });
  },
  async 'discountGroups.create'({ call }) {
    const json = { name: 'Twice' };
    await call('POST', '/discount-groups', { json });
    return call('POST', '/discount-groups', { json });
  },
  'discountGroups.update': (stage) =>
    changedMeanwhile(stage, `/discount-groups/${stage.scene.ids.discount_group_id}`, { name: 'Changed' }),
  async 'discounts.create'({ call }) {
    const json = { description: 'Twice', type: 'percentage', amount: '10', code: 'TWICE' };
    await call('POST', '/discounts', { json });
    return call('POST', '/discounts', { json });
  },
  'discounts.update': (stage) =>
    changedMeanwhile(stage, `/discounts/${stage.scene.ids.discount_id}`, { description: 'Changed' }),
  'products.update': (stage) => changedMeanwhile(stage, `/products/${stage.scene.ids.product_id}`, { name: 'Changed' }),
  'prices.update': (stage) =>
    changedMeanwhile(stage, `/prices/${stage.scene.ids.price_id}`, { description: 'Changed' }),
  async 'notificationSettings.create'({ call }) {
    const json = {
      description: 'Twice',
      type: 'url',
      destination: 'https://twice.works.example/',
      subscribed_events: ['customer.created'],
    };
    await call('POST', '/notification-settings', { json });
    return call('POST', '/notification-settings', { json });
  },
  'notificationSettings.update': (stage) =>
    changedMeanwhile(stage, `/notification-settings/${stage.scene.ids.notification_setting_id}`, {
      description: 'Changed',
    }),
  async 'notificationSettings.rotateSecret'({ call, onData, behind, scene }) {
    const path = `/notification-settings/${scene.ids.notification_setting_id}/rotate-secret`;
    const callBehind = caller(behind, await behind.keyFor({ accountId: scene.accountId }));
    const faster = async (): Promise<void> => {
      expect((await callBehind('POST', path)).status).toBe(200);
    };
    return onData(
      (database) => interposedDatabase(database, faster),
      () => call('POST', path),
    );
  },
  /** Two of them are possible at once, unlike refunds. */
  async 'adjustments.create'(stage) {
    const { customer_id, address_id, price_id } = stage.scene.ids;
    const { services } = stage.behind;
    const invoice = await seedInvoice(services, stage.scene.accountId, { customer_id, address_id }, [price_id]);
    const items = [{ item_id: invoice.lines[0]!.id, type: 'partial', amount: '100' }];
    const credit = { action: 'credit', transaction_id: invoice.id, reason: 'Goodwill', items };
    return repeated(stage, '/adjustments', credit);
  },
  /** While the customer confirms a payment, the transaction can't be revised. */
  async 'transactions.revise'({ behind, scene, call }) {
    const { customer_id, address_id, price_id } = scene.ids;
    const parties = { customer_id, address_id };
    const { id } = await seedInvoice(behind.services, scene.accountId, parties, [price_id]);
    const invoice = await dataOf<TransactionRead>(await call('GET', `/transactions/${id}`));
    await payWith(behind.checkout.payments, scene.accountId, invoice, 'needs_authentication');
    return call('POST', `/transactions/${id}/revise`, { json: { customer: { name: 'Ada' } } });
  },
  'subscriptions.activate': whileCharged,
  'subscriptions.cancel': whileCharged,
  'subscriptions.pause': whileCharged,
  'subscriptions.resume': whileCharged,
  'subscriptions.charge': (stage) => changedWhileCharged(stage, 'POST', '/charge', CHARGE),
  'subscriptions.previewCharge': (stage) => changedWhileCharged(stage, 'POST', '/charge/preview', CHARGE),
  'subscriptions.previewUpdate': (stage) => changedWhileCharged(stage, 'PATCH', '/preview', { scheduled_change: null }),
  'subscriptions.update': (stage) => changedWhileCharged(stage, 'PATCH', '', { scheduled_change: null }),
  /** A subscription with manual collection has no payment method. */
  'subscriptions.paymentMethodTransaction': ({ scene, call }) =>
    call('GET', `/subscriptions/${scene.ids.subscription_id}/update-payment-method-transaction`),
  /** The payment method of a subscription can't be deleted. */
  async 'paymentMethods.delete'({ behind, scene, call }) {
    const { customer_id, payment_method_id } = scene.ids;
    const id = await seedAutomaticSubscription(behind.services, scene.accountId, scene.ids);
    await behind.services.db.updateTable('subscriptions').set({ payment_method_id }).where('id', '=', id).execute();
    return call('DELETE', `/customers/${customer_id}/payment-methods/${payment_method_id}`);
  },
  /** While a report is pending, there can't be another. */
  'reports.create': (stage) =>
    repeated(stage, '/reports', { type: 'discounts' }, () => generateDue(stage.behind.services)),
  async 'testClock.start'({ call }) {
    const json = { time: '2030-01-01T00:00:00Z' };
    await call('POST', '/test-clock', { json });
    return call('POST', '/test-clock', { json });
  },
  async 'testClock.advance'({ call }) {
    await call('POST', '/test-clock', { json: { time: '2030-01-01T00:00:00Z' } });
    const json = { time: '2030-02-01T00:00:00Z' };
    await call('POST', '/test-clock/advance', { json });
    return call('POST', '/test-clock/advance', { json });
  },
  'simulations.update': (stage) =>
    changedMeanwhile(stage, `/simulations/${stage.scene.ids.simulation_id}`, { name: 'Changed' }),
  async 'simulationRuns.create'({ call, scene }) {
    const runs = await runsOfNew(call, scene.ids.notification_setting_id);
    await call('POST', runs);
    return call('POST', runs);
  },
  async 'simulationEvents.replay'({ call, scene }) {
    const { notification_setting_id, simulation_id, simulation_run_id, simulation_event_id } = scene.ids;
    await call('PATCH', `/notification-settings/${notification_setting_id}`, { json: { active: false } });
    return call('POST', `/simulations/${simulation_id}/runs/${simulation_run_id}/events/${simulation_event_id}/replay`);
  },
};

const CHARGE = { effective_from: 'immediately', items: [{ price_id: 'pri_01jnk8q0f6h8k0m2n4p6q8r0s2', quantity: 1 }] };

/** The same with a body. */
async function changedWhileCharged(
  { behind, scene, call }: ConflictStage,
  method: 'PATCH' | 'POST',
  path: string,
  json: JsonObject,
): Promise<Response> {
  const { subscription_id } = await seedSubscription(behind, scene.accountId, 'active');
  const charging = { charging_transaction_id: scene.ids.transaction_id };
  await behind.services.db.updateTable('subscriptions').set(charging).where('id', '=', subscription_id).execute();
  return call(method, `/subscriptions/${subscription_id}${path}`, { json });
}

/** While a subscription is being charged, it can't be changed. */
async function whileCharged({ behind, scene, call, operation }: ConflictStage): Promise<Response> {
  const status =
    ({ activate: 'trialing', resume: 'paused' } as Readonly<Record<string, 'trialing' | 'paused'>>)[
      operation.id.split('.')[1]!
    ] ?? 'active';
  const { subscription_id } = await seedSubscription(behind, scene.accountId, status);
  const charging = { charging_transaction_id: scene.ids.transaction_id };
  await behind.services.db.updateTable('subscriptions').set(charging).where('id', '=', subscription_id).execute();
  return call('POST', `/subscriptions/${subscription_id}/${operation.id.split('.')[1]}`);
}

/**
 * A repeat of a request begins while the first one is in progress, and is faster. `meanwhile` follows the
 * faster one.
 */
async function repeated(
  { call, onData, behind, scene }: ConflictStage,
  path: string,
  json: JsonObject,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<Response> {
  const keyed = { json, headers: { 'idempotency-key': '"twice"' } };
  const callBehind = caller(behind, await behind.keyFor({ accountId: scene.accountId }));
  const faster = async (): Promise<void> => {
    expect((await callBehind('POST', path, keyed)).status).toBe(201);
    await meanwhile();
  };
  return onData(
    (database) => interposedDatabase(uncommittedKeys(database), faster),
    () => call('POST', path, keyed),
  );
}

/** A repeat of the request begins while the first one is in progress, and is faster. */
export async function keyInUse({ behind, onData, operation, scene }: ConflictStage): Promise<unknown> {
  const request = exampleRequest(operation, scene.ids);
  const keyed = { ...request, headers: { 'idempotency-key': '"twice"' } };
  const client = await clientOf(behind, await behind.keyFor({ accountId: scene.accountId }));
  return onData(
    (database) =>
      interposedDatabase(uncommittedKeys(database), async () => void (await send(client, operation, keyed))),
    () => send(scene.client, operation, keyed),
  );
}

/** Another request is faster each time that a transaction is about to begin. */
async function changedMeanwhile(
  { call, onData, behind, scene }: ConflictStage,
  path: string,
  json: JsonObject,
): Promise<Response> {
  const callBehind = caller(behind, await behind.keyFor({ accountId: scene.accountId }));
  const faster = async (): Promise<void> => {
    expect((await callBehind('PATCH', path, { json })).status).toBe(200);
  };
  return onData(
    (database) => interposedDatabase(database, faster),
    () => call('PATCH', path, { json }),
  );
}

async function runsOfNew(call: Call, notification_setting_id: string): Promise<string> {
  const made = await call('POST', '/simulations', {
    json: { notification_setting_id, name: 'Twice', type: 'customer.created' },
  });
  const { data } = (await made.json()) as { readonly data: { readonly id: string } };
  return `/simulations/${data.id}/runs`;
}
