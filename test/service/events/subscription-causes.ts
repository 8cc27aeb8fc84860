import type { SubscriptionCharge, SubscriptionUpdate, TransactionOrigin } from '@billing/types';
import { expect } from 'vitest';

import { renewSubscriptions } from '../../../service/renewals/renew-subscriptions.ts';
import { payWith } from '../payments/card-payment.ts';
import { DAY, type Cause, HOUR, type Scene } from './cause.ts';
import { createBilled, createReady, paymentMethodTransaction, trialItems } from './transaction-causes.ts';

type Call = Cause[1];
type Path = { readonly subscription_id: `sub_${string}` };

const NOW = { effective_from: 'immediately' } as const;
const APPLY = { on_payment_failure: 'apply_change' } as const;
/** A test card that pays the first transaction, and declines what the service charges later. */
const DECLINING = 'renewals_declined';

/** A new subscription that is charged to a test card. */
async function subscribed(scene: Scene, card?: string, more: object = {}): Promise<Path> {
  const { client, service } = scene;
  const { data: ready } = await createReady(scene, more);
  await payWith(service.checkout.payments, service.accountId, ready, card);
  const { data } = await client.transactions.get({ path: { transaction_id: ready.id } });
  return { subscription_id: data.subscription_id as Path['subscription_id'] };
}

/** The same in a trial. */
const trialing = async (scene: Scene, card?: string): Promise<Path> => subscribed(scene, card, await trialItems(scene));

/** A new subscription with invoices, each of which is due within a day. */
async function invoiced(scene: Scene): Promise<Path> {
  const { data } = await createBilled(scene);
  return { subscription_id: data.subscription_id as Path['subscription_id'] };
}

/** Lets a month pass, after which a worker renews the subscriptions. */
async function passMonth({ clock, service }: Scene): Promise<void> {
  clock.advance(32 * DAY);
  await renewSubscriptions(service.checkout.payments);
}

/** A subscription whose renewal has an invoice that is overdue. */
async function overdue(scene: Scene): Promise<Path> {
  const path = await invoiced(scene);
  await passMonth(scene);
  scene.clock.advance(2 * DAY);
  await scene.operator('maintenance run');
  return path;
}

/** Pauses a subscription for an hour, after which the period of its pause is over. */
async function paused(scene: Scene, subscription: Promise<Path>): Promise<Path> {
  const path = await subscription;
  await scene.client.subscriptions.pause({ path, body: NOW });
  scene.clock.advance(HOUR);
  return path;
}

const declined = (request: Promise<unknown>): Promise<void> =>
  expect(request).rejects.toMatchObject({ code: 'subscription_payment_declined' });

const custom = (billing_cycle: { interval: 'month'; frequency: number } | null) => ({
  description: 'For one customer',
  unit_price: { amount: '10000', currency_code: 'EUR' as const },
  product: { name: 'For one customer', tax_category: 'standard' as const },
  billing_cycle,
});

async function charge({ client }: Scene, subscription: Promise<Path>, more: Partial<SubscriptionCharge> = {}) {
  const items: SubscriptionCharge['items'] = [{ price: custom(null), quantity: 1 }];
  return client.subscriptions.charge({ path: await subscription, body: { ...NOW, items, ...more } });
}

async function update({ client, ids }: Scene, subscription: Promise<Path>, more: SubscriptionUpdate = {}) {
  const items = [{ price_id: ids.price_id, quantity: 12 }];
  const proration_billing_mode = 'prorated_immediately';
  return client.subscriptions.update({ path: await subscription, body: { items, proration_billing_mode, ...more } });
}

const operations = {
  activate: async ({ client }: Scene, subscription: Promise<Path>) =>
    client.subscriptions.activate({ path: await subscription }),
  resume: async (scene: Scene, subscription: Promise<Path>) =>
    scene.client.subscriptions.resume({ path: await paused(scene, subscription) }),
  charge,
  update,
};

const activates: Call = (scene) => operations.activate(scene, trialing(scene));
const resumes: Call = (scene) => operations.resume(scene, subscribed(scene));
const charges: Call = (scene) => charge(scene, subscribed(scene));
const updates: Call = (scene) => update(scene, subscribed(scene));

/** Operations whose transaction is paid at once. */
const paid: readonly Cause[] = [
  ['subscriptions.activate', activates],
  ['subscriptions.charge', charges],
  ['subscriptions.resume', resumes],
  ['subscriptions.update', updates],
];

/** The same with a card that is declined: the transaction is canceled. */
const failed: readonly Cause[] = [
  ['subscriptions.activate', (scene) => declined(operations.activate(scene, trialing(scene, DECLINING)))],
  ['subscriptions.charge', (scene) => declined(charge(scene, subscribed(scene, DECLINING)))],
  ['subscriptions.resume', (scene) => declined(operations.resume(scene, subscribed(scene, DECLINING)))],
  ['subscriptions.update', (scene) => declined(update(scene, subscribed(scene, DECLINING)))],
];

/** The same when the change is made nevertheless. */
const applied: readonly Cause[] = [
  ['subscriptions.charge', (scene) => charge(scene, subscribed(scene, DECLINING), APPLY)],
  ['subscriptions.update', (scene) => update(scene, subscribed(scene, DECLINING), APPLY)],
];

const ends = {
  cancel: async ({ client }: Scene, subscription: Promise<Path>) =>
    client.subscriptions.cancel({ path: await subscription, body: NOW }),
  pause: async ({ client }: Scene, subscription: Promise<Path>) =>
    client.subscriptions.pause({ path: await subscription, body: NOW }),
};

/** Both cancel an invoice that is overdue. */
const ended: readonly Cause[] = [
  ['subscriptions.cancel', (scene) => ends.cancel(scene, overdue(scene))],
  ['subscriptions.pause', (scene) => ends.pause(scene, overdue(scene))],
];

const nonCatalog: readonly Cause[] = [
  ['subscriptions.charge', charges],
  [
    'subscriptions.update',
    (scene) => {
      const items = [{ price: custom({ interval: 'month', frequency: 1 }), quantity: 1 }];
      return update(scene, subscribed(scene), { items, proration_billing_mode: 'do_not_bill' });
    },
  ],
];

/** A worker after a month, or when a trial has ended. */
const worked = (prepare: (scene: Scene) => Promise<Path>): Cause => [
  'worker renewals',
  async (scene) => {
    await prepare(scene);
    return passMonth(scene);
  },
];

const renewed = worked((scene) => subscribed(scene));
const renewedInvoice = worked(invoiced);
const dunned = worked((scene) => subscribed(scene, DECLINING));

/** A subscription with a change that is scheduled for the end of its period. */
const scheduled = (change: (scene: Scene, path: Path) => Promise<unknown>): Cause =>
  worked(async (scene) => {
    const path = await subscribed(scene);
    await change(scene, path);
    return path;
  });

const resumedByWorker = scheduled((scene, path) => {
  const resume_at = new Date(scene.clock.now().getTime() + DAY).toISOString();
  return scene.client.subscriptions.pause({ path, body: { ...NOW, resume_at } });
});

const discounted: Cause = [
  'subscriptions.update',
  async (scene) => {
    const { data } = await scene.client.discounts.create({
      body: { description: 'Loyal', type: 'percentage', amount: '10', recur: true },
    });
    const discount = { id: data.id, ...NOW };
    return scene.client.subscriptions.update({ path: await subscribed(scene), body: { discount } });
  },
];

/** What operations on subscriptions and their renewals cause. */
export const subscriptionCauses = {
  'discount.updated': [discounted],
  'invoice.canceled': ended,
  'invoice.issued': [
    ['subscriptions.charge', (scene) => charge(scene, invoiced(scene))],
    ['subscriptions.resume', (scene) => operations.resume(scene, invoiced(scene))],
    ['subscriptions.update', (scene) => update(scene, invoiced(scene))],
    renewedInvoice,
  ],
  'price.created': nonCatalog,
  'product.created': nonCatalog,
  'subscription.activated': [['subscriptions.activate', activates], worked((scene) => trialing(scene))],
  'subscription.canceled': [
    ['subscriptions.cancel', (scene) => ends.cancel(scene, subscribed(scene))],
    scheduled(({ client }, path) => client.subscriptions.cancel({ path })),
  ],
  'subscription.past_due': [...applied, dunned],
  'subscription.paused': [
    ['subscriptions.pause', (scene) => ends.pause(scene, subscribed(scene))],
    scheduled(({ client }, path) => client.subscriptions.pause({ path })),
  ],
  'subscription.resumed': [['subscriptions.resume', resumes], resumedByWorker],
  'subscription.updated': [
    ['subscriptions.activate', activates],
    ['subscriptions.cancel', (scene) => ends.cancel(scene, subscribed(scene))],
    applied[0]!,
    ['subscriptions.pause', (scene) => ends.pause(scene, subscribed(scene))],
    ['subscriptions.resume', resumes],
    ['subscriptions.update', updates],
    renewed,
  ],
  'transaction.billed': [...paid, renewed],
  'transaction.canceled': [...failed, ...ended],
  'transaction.completed': [...paid, renewed],
  'transaction.created': [...paid, renewed],
  'transaction.paid': [...paid, renewed],
  'transaction.past_due': [...applied, dunned],
  'transaction.payment_failed': [...failed, dunned],
  'transaction.updated': [...paid, ...ended, renewed],
} as const satisfies Readonly<Record<string, readonly Cause[]>>;

/** What causes a transaction of each origin. */
export const originCauses: Readonly<Record<TransactionOrigin, Cause>> = {
  api: ['transactions.create', (scene) => createReady(scene)],
  subscription_charge: ['subscriptions.charge', charges],
  subscription_payment_method_change: paymentMethodTransaction,
  subscription_recurring: renewed,
  subscription_update: ['subscriptions.update', updates],
  web: ['checkout offer', takesOffer],
};

/** Follows the link of an offer. */
async function takesOffer({ service, client, ids }: Scene): Promise<void> {
  const { data } = await client.clientTokens.create({ body: { name: 'Website' } });
  const query = new URLSearchParams({ client_token: data.token, price_id: ids.price_id });
  await fetch(`${service.url}/checkout-offer?${query}`, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  });
}
