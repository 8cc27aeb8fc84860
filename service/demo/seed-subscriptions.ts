import type { Address, Customer, Price } from '@billing/types';
import type { Transaction } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { after } from '../common/after.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { cancelSubscription } from '../subscription-lifecycle/cancel-subscription.ts';
import { pauseSubscription } from '../subscription-lifecycle/pause-subscription.ts';
import { startPaidSubscription } from './start-paid-subscription.ts';

interface Buyer {
  readonly customer: Customer['id'];
  readonly name: string;
  readonly address: Address['id'];
}

/**
 * Subscriptions in every state that customers have paid for with a card: active, in a trial, canceled at the
 * end of the period, paused until a date, canceled, and one whose next payment is declined. That one began a
 * little over a month ago, so the service tries to renew it as soon as it runs, and it is past due. Returns
 * the id of the active one.
 */
export async function seedSubscriptions(
  trx: Transaction<Tables>,
  services: AccountServices,
  accountId: string,
): Promise<{ readonly subscription: string }> {
  const { clock } = services;
  const now = clock.now();
  const buyers = await readBuyers(trx, accountId);
  const priceOf = (description: string) => readPrice(trx, accountId, description);
  const hosting = await priceOf('Hosting, monthly');
  const backups = await priceOf('Backups per website, monthly');
  const start = async (index: number, price: Price['id'], quantity: number, card = 'success', at = now) => {
    const { customer, name, address } = buyers[index]!;
    return startPaidSubscription(trx, services, accountId, {
      customer,
      cardholder: name,
      address,
      price,
      quantity,
      card,
      at,
    });
  };
  const active = await start(1, hosting, 2);
  await start(2, await priceOf('Hosting, yearly'), 1);
  await start(3, hosting, 1, 'renewals_declined', after(after(now, MONTH, -1), DAY, -1));
  await cancelSubscription(anyError, trx, services, await start(4, backups, 5), {});
  const resume_at = after(now, MONTH, 2);
  await pauseSubscription(anyError, trx, services, await start(5, backups, 3), {
    effective_from: 'immediately',
    resume_at,
  });
  await cancelSubscription(anyError, trx, services, await start(6, hosting, 1), { effective_from: 'immediately' });
  return { subscription: active.id };
}

const MONTH = { interval: 'month', frequency: 1 } as const;
const DAY = { interval: 'day', frequency: 1 } as const;

/** The customers in the order of their creation, with their addresses. */
async function readBuyers(trx: Transaction<Tables>, accountId: string): Promise<readonly Buyer[]> {
  const rows = await trx
    .selectFrom('customers')
    .innerJoin('addresses', (join) =>
      join
        .onRef('addresses.account_id', '=', 'customers.account_id')
        .onRef('addresses.customer_id', '=', 'customers.id'),
    )
    .select(['customers.id', 'customers.name', 'customers.email', 'addresses.id as address'])
    .where('customers.account_id', '=', accountId)
    .orderBy('customers.id')
    .execute();
  return rows.map(({ id, name, email, address }) => ({ customer: id, name: name ?? email, address }));
}

async function readPrice(trx: Transaction<Tables>, accountId: string, description: string): Promise<Price['id']> {
  const { id } = await trx
    .selectFrom('prices')
    .select('id')
    .where('account_id', '=', accountId)
    .where('description', '=', description)
    .executeTakeFirstOrThrow();
  return id;
}
