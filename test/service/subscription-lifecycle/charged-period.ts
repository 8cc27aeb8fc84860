import { expect } from 'vitest';

import { testCardWithReference } from '../../../service/payments/test-gateway/test-cards.ts';
import type { Subscriber } from './subscriber.ts';

/** The events of a transaction that the service bills and charges. */
export const CHARGED = [
  'transaction.created billed',
  'transaction.billed billed',
  'transaction.updated billed',
  'transaction.paid paid',
  'transaction.updated paid',
  'transaction.completed completed',
] as const;

/** The same when the payment is declined. */
export const DECLINED = [
  'transaction.created billed',
  'transaction.billed billed',
  'transaction.payment_failed billed',
  'transaction.updated billed',
  'transaction.updated canceled',
  'transaction.canceled canceled',
] as const;

/** From now on the subscription is charged to this test card. */
export async function useCard(subscriber: Subscriber, card: string): Promise<void> {
  const { instrument } = await subscriber.row();
  const reference = `test_card_${card}`;
  expect(testCardWithReference(reference)).toBeDefined();
  await subscriber.store({ instrument: { ...instrument!, reference } });
}

/** The newest of the subscription. */
export const latestTransaction = async ({ client, id }: Subscriber) =>
  (await client.transactions.list({ query: { subscription_id: [id] } })).data[0]!;
