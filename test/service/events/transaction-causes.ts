import { randomUUID } from 'node:crypto';

import type { TransactionRevise, TransactionUpdate } from '@billing/types';

import { seedAutomaticSubscription } from '../../support/automatic-subscription.ts';
import { DAY, type Cause, type Scene } from './cause.ts';

const TERMS = { payment_terms: { interval: 'day', frequency: 1 } } as const;
const MANUAL = { collection_mode: 'manual', billing_details: TERMS } as const;

const create = ({ client, ids }: Scene, more: object = {}) =>
  client.transactions.create({ body: { items: [{ price_id: ids.price_id, quantity: 10 }], ...more } });

export const createReady = (scene: Scene, more: object = {}) => {
  const { customer_id, address_id } = scene.ids;
  return create(scene, { customer_id, address_id, ...more });
};
export const createBilled = (scene: Scene, more: object = {}) =>
  createReady(scene, { ...MANUAL, status: 'billed', ...more });

/** Parties with credit in EUR, by default enough for every transaction, in the Netherlands. */
const partiesWithCredit = async ({ client, operator }: Scene, amount = '1000000') => {
  const { data: customer } = await client.customers.create({ body: { email: `${randomUUID()}@customer.example` } });
  const { id: customer_id } = customer;
  const { data: address } = await client.addresses.create({ path: { customer_id }, body: { country_code: 'NL' } });
  const values = { currency: 'EUR', amount, reason: 'Old system' };
  await operator('credit-balance correct', values, customer_id);
  return { customer_id, address_id: address.id };
};

/** An invoice that credit of the customer pays as soon as it is billed. */
const coveredByCredit: readonly Cause[] = [
  [
    'transactions.create',
    async (scene) => create(scene, { ...(await partiesWithCredit(scene)), ...MANUAL, status: 'billed' }),
  ],
  [
    'transactions.update',
    async (scene) =>
      update(scene, create(scene, { ...(await partiesWithCredit(scene)), ...MANUAL }), { status: 'billed' }),
  ],
];

const creditInFull: Cause = [
  'adjustments.create',
  async (scene) => {
    const { data } = await createBilled(scene);
    return scene.client.adjustments.create({
      body: { action: 'credit', type: 'full', transaction_id: data.id, reason: 'Not delivered' },
    });
  },
];

export const paymentMethodTransaction: Cause = [
  'subscriptions.paymentMethodTransaction',
  async ({ client, service, ids }) => {
    const subscription_id = await seedAutomaticSubscription(service.services, service.accountId, ids);
    return client.subscriptions.paymentMethodTransaction({ path: { subscription_id } });
  },
];

const revise = (scene: Scene, transaction_id: `txn_${string}`, body: TransactionRevise) =>
  scene.client.transactions.revise({ path: { transaction_id }, body });

/** A revision of an invoice that returns its tax, all that credit of the customer leaves to pay. */
const returnedTax: Cause = [
  'transactions.revise',
  async (scene) => {
    const parties = await partiesWithCredit(scene, '50000');
    const { data } = await create(scene, { ...parties, ...MANUAL, status: 'billed' });
    return revise(scene, data.id, { business: { name: 'Works', tax_identifier: 'NL000099998B57' } });
  },
];

const revised: Cause = [
  'transactions.revise',
  async (scene) => {
    const { data } = await createBilled(scene);
    return revise(scene, data.id, { customer: { name: 'Ada Sample' } });
  },
];

/** A refund that waits for its approval, of a transaction whose payment the test leaves out. */
const pendingRefund = async (scene: Scene) => {
  const { data } = await createReady(scene);
  const { db } = scene.service.services;
  await db
    .updateTable('transactions')
    .set({ status: 'completed' })
    .where('id', '=', data.id as `txn_${string}`)
    .execute();
  return scene.client.adjustments.create({
    body: { action: 'refund', type: 'full', transaction_id: data.id, reason: 'Ordered twice' },
  });
};

const update = async (scene: Scene, created: ReturnType<typeof create>, body: TransactionUpdate) => {
  const { data } = await created;
  return scene.client.transactions.update({ path: { transaction_id: data.id }, body });
};

/** A day after an invoice that is due within a day. */
const passTerms: Cause[1] = async (scene) => {
  await createBilled(scene);
  scene.clock.advance(2 * DAY);
  return scene.operator('maintenance run');
};

/** A discount is redeemed when a transaction is billed. */
export const redemptions: readonly Cause[] = [
  ['transactions.create', (scene) => createBilled(scene, { discount_id: scene.ids.discount_id })],
  [
    'transactions.update',
    (scene) => update(scene, createReady(scene, { discount_id: scene.ids.discount_id }), { status: 'billed' }),
  ],
];

const NON_CATALOG = {
  items: [
    {
      price: {
        description: 'Setup',
        unit_price: { amount: '10000', currency_code: 'EUR' },
        product: { name: 'Setup', tax_category: 'standard' },
      },
      quantity: 1,
    },
  ],
} as const satisfies TransactionUpdate;

/** Prices and products that are not in the catalog are created with their transaction. */
export const nonCatalogItems: readonly Cause[] = [
  ['transactions.create', ({ client }) => client.transactions.create({ body: NON_CATALOG })],
  ['transactions.update', (scene) => update(scene, create(scene), NON_CATALOG)],
];

const OWN_DISCOUNT = {
  discount: { description: 'Agreed with the customer', type: 'percentage', amount: '12.5' },
} as const satisfies TransactionUpdate;

/** A discount that is not in the catalog is created with its transaction. */
export const nonCatalogDiscounts: readonly Cause[] = [
  ['transactions.create', (scene) => create(scene, OWN_DISCOUNT)],
  ['transactions.update', (scene) => update(scene, create(scene), OWN_DISCOUNT)],
];

const billing: readonly Cause[] = [
  ['transactions.create', createBilled],
  ['transactions.update', (scene) => update(scene, createReady(scene, MANUAL), { status: 'billed' })],
];

/** Items of a monthly price with a trial. */
export const trialItems = async ({ client, ids: { product_id } }: Scene) => {
  const { data } = await client.prices.create({
    body: {
      product_id,
      description: 'Monthly, after a trial',
      unit_price: { amount: '4500', currency_code: 'EUR' },
      billing_cycle: { interval: 'month', frequency: 1 },
      trial_period: { interval: 'day', frequency: 14 },
    },
  });
  return { items: [{ price_id: data.id, quantity: 1 }] };
};

const trials: readonly Cause[] = [
  ['transactions.create', async (scene) => createBilled(scene, await trialItems(scene))],
  [
    'transactions.update',
    async (scene) =>
      update(scene, createReady(scene, { ...MANUAL, ...(await trialItems(scene)) }), { status: 'billed' }),
  ],
];

/** A command of the operator on a transaction that is created before. */
const operated = (verb: string, created: (scene: Scene) => ReturnType<typeof create>, values = {}): Cause => {
  const name = `transaction ${verb}`;
  return [
    `operator ${name}`,
    async (scene) => {
      const { data } = await created(scene);
      return scene.operator(name, values, data.id);
    },
  ];
};
const operatedBill = operated('bill', (scene) => createReady(scene, MANUAL));
const operatedPay = operated('pay', createBilled);
const operatedCancel = operated('cancel', createBilled);
const operatedOverdue = operated('mark-overdue', createBilled);
const operatedFailure = operated('fail-payment', createBilled);

/**
 * What causes each event type of transactions, invoices and new subscriptions, except those of payments and
 * corrections.
 */
export const transactionCauses = {
  'adjustment.created': [creditInFull, returnedTax],
  'adjustment.updated': [
    [
      'operator adjustment reject',
      async (scene) => {
        const { data } = await pendingRefund(scene);
        return scene.operator('adjustment reject', {}, data.id);
      },
    ],
  ],
  'invoice.canceled': [
    ['transactions.update', (scene) => update(scene, createBilled(scene), { status: 'canceled' })],
    operatedCancel,
  ],
  'invoice.issued': [...billing, operatedBill],
  'invoice.paid': [...coveredByCredit, operatedPay],
  'invoice.overdue': [['operator maintenance run', passTerms], operatedOverdue],
  'subscription.activated': [...billing, operatedBill],
  'subscription.created': [...billing, operatedBill],
  'subscription.trialing': trials,
  'transaction.billed': [
    operatedBill,
    ['transactions.create', createBilled],
    ['transactions.update', (scene) => update(scene, createReady(scene), { status: 'billed' })],
  ],
  'transaction.canceled': [
    ['transactions.update', (scene) => update(scene, create(scene), { status: 'canceled' })],
    operatedCancel,
  ],
  'transaction.completed': [...coveredByCredit, creditInFull, returnedTax, operatedPay],
  'transaction.created': [['transactions.create', (scene) => create(scene)], paymentMethodTransaction],
  'transaction.paid': [...coveredByCredit, operatedPay],
  'transaction.past_due': [['operator maintenance run', passTerms], operatedOverdue],
  'transaction.payment_failed': [operatedFailure],
  'transaction.ready': [
    ['transactions.create', (scene) => createReady(scene)],
    paymentMethodTransaction,
    [
      'transactions.update',
      (scene) => {
        const { customer_id, address_id } = scene.ids;
        return update(scene, create(scene), { customer_id, address_id });
      },
    ],
  ],
  'transaction.revised': [revised, operated('revise', createBilled, { 'customer-name': 'Ada Sample' })],
  'transaction.updated': [
    creditInFull,
    returnedTax,
    ['transactions.create', createBilled],
    ['transactions.update', (scene) => update(scene, create(scene), { custom_data: { a: 1 } })],
  ],
} as const satisfies Readonly<Record<string, readonly Cause[]>>;
