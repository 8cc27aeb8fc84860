import type { Subscription } from '@billing/types';
import type { Selectable } from 'kysely';
import { expect } from 'vitest';

import { lockSubscription } from '../../../service/subscription-records/lock-subscription.ts';
import type { SubscriptionRow } from '../../../service/storage/rows/subscription-rows.ts';
import type { TestService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { newSale, type Sale } from '../transactions/sale.ts';

/** A sale whose customer has an active subscription to 10 units, paid with the test card `success`. */
export interface SubscribedSale extends Sale {
  readonly subscription: Subscription;
  /** The subscription as it is stored. */
  row(): Promise<Selectable<SubscriptionRow>>;
  /** Changes the stored subscription, for states that requests can't lead to at once. */
  store(columns: Partial<Pick<SubscriptionRow, 'status' | 'collection_mode'>>): Promise<void>;
}

export async function subscribedSale(service: TestService): Promise<SubscribedSale> {
  return subscribedWith(service, await newSale(service));
}

/** Another subscription of the customer of a sale. */
export async function subscribedWith(service: TestService, sale: Sale): Promise<SubscribedSale> {
  const ready = await sale.ready();
  await payWith(service.checkout.payments, sale.accountId, ready);
  const { subscription_id } = await sale.get(ready.id);
  expect(subscription_id).not.toBeNull();
  const path = { subscription_id: subscription_id as `sub_${string}` };
  const { data: subscription } = await sale.client.subscriptions.get({ path });
  const { db } = service.services;
  return {
    ...sale,
    subscription,
    row: async () => {
      const key = { accountId: sale.accountId, subscriptionId: subscription.id };
      return (await db.transaction().execute((trx) => lockSubscription(trx, key)))!;
    },
    store: async (columns) => {
      await db
        .updateTable('subscriptions')
        .set(columns)
        .where('account_id', '=', sale.accountId)
        .where('id', '=', path.subscription_id)
        .execute();
    },
  };
}
