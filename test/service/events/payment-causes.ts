import { randomUUID } from 'node:crypto';

import { buyerWith, CARD, type Seen } from '../checkout/buyer.ts';
import type { Cause, Scene } from './cause.ts';

const DECLINED = '4000 0000 0001 0001';

/** Opens the checkout of a new transaction, and pays it. */
async function pay({ client, ids }: Scene, more: object = {}, card: object = {}): Promise<Seen> {
  const { customer_id, address_id, price_id } = ids;
  const body = { items: [{ price_id, quantity: 10 }], customer_id, address_id, ...more };
  const { data } = await client.transactions.create({ body });
  const { balance } = data.details.totals;
  return buyerWith(data.checkout!.url!).send({ ...CARD, amount: balance, ...card });
}

/** An invoice that the customer may pay at the checkout. */
const invoice = {
  collection_mode: 'manual',
  billing_details: { payment_terms: { interval: 'day', frequency: 1 }, enable_checkout: true },
  status: 'billed',
} as const;

/** Enters the details of a customer at the checkout of a new draft. */
async function enterDetails({ client, ids }: Scene): Promise<Seen> {
  const { data } = await client.transactions.create({ body: { items: [{ price_id: ids.price_id, quantity: 10 }] } });
  const details = { step: 'details', email: `${randomUUID()}@customer.example`, country_code: 'BE' };
  return buyerWith(data.checkout!.url!).send(details);
}

const paid: Cause = ['checkout pay', (scene) => pay(scene)];

/** What a customer causes at the checkout. */
export const paymentCauses = {
  'invoice.paid': [['checkout pay', (scene) => pay(scene, invoice)]],
  'transaction.completed': [paid],
  'transaction.paid': [paid],
  'transaction.payment_failed': [['checkout pay', (scene) => pay(scene, {}, { card_number: DECLINED })]],
} as const satisfies Readonly<Record<string, readonly Cause[]>>;

export const checkoutCauses = {
  'address.created': ['checkout details', enterDetails],
  'customer.created': ['checkout details', enterDetails],
  'discount.updated': ['checkout pay', (scene) => pay(scene, { discount_id: scene.ids.discount_id })],
  'payment_method.saved': ['checkout pay', (scene) => pay(scene, {}, { saves_method: 'yes' })],
  'transaction.ready': ['checkout details', enterDetails],
  'transaction.updated': paid,
} as const satisfies Readonly<Record<string, Cause>>;
