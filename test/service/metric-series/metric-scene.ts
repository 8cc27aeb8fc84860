import type { Client } from '@billing/client';
import type { PriceCreate } from '@billing/types';

import { accountClock } from '../../../service/common/account-clock.ts';
import { storeSubscription } from '../../../service/subscription-records/store-subscription.ts';
import { lockSubscription } from '../../../service/subscription-records/lock-subscription.ts';
import type { ManualClock } from '../../support/manual-clock.ts';
import type { TestService } from '../../support/service.ts';
import { type AdjustedSale, newAdjustedSale } from '../adjustments/completed-sale.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type Changes = Parameters<typeof storeSubscription>[3];
type Query = NonNullable<Parameters<Client['metrics']['revenue']>[0]>['query'];

/** An account whose numbers are read. Its customer is in the Netherlands, where the tax is 21 %. */
export interface MetricScene extends AdjustedSale {
  /** The id of a price of the product, by default 10.00 EUR a month. */
  newPrice(body: Partial<PriceCreate>): Promise<`pri_${string}`>;
  /** Buys a quantity of a price, and returns the id of the subscription. */
  subscribe(price_id: `pri_${string}`, quantity?: number, body?: object): Promise<string>;
  /** What requests and jobs of subscriptions do. */
  change(subscriptionId: string, changes: Changes): Promise<void>;
  /** The numbers of a metric from one day to another. */
  read<Name extends keyof Client['metrics']>(
    name: Name,
    from: string,
    to: string,
    more?: Query,
  ): Promise<Awaited<ReturnType<Client['metrics'][Name]>>['data']>;
}

export async function newMetricScene(service: TestService, clock: ManualClock): Promise<MetricScene> {
  const sale = await newAdjustedSale(service);
  const { db } = service.services;
  return {
    ...sale,
    async newPrice(body) {
      const { data } = await sale.client.prices.create({
        body: {
          product_id: sale.product_id,
          description: 'Plan',
          unit_price: { amount: '1000', currency_code: 'EUR' },
          billing_cycle: { interval: 'month', frequency: 1 },
          ...body,
        },
      });
      return data.id;
    },
    async subscribe(price_id, quantity = 1, body = {}) {
      const { subscription_id } = await sale.completed({ items: [{ price_id, quantity }], ...body });
      return subscription_id!;
    },
    change: (subscriptionId, changes) =>
      db.transaction().execute(async (trx) => {
        const row = await lockSubscription(trx, { accountId: sale.accountId, subscriptionId });
        await storeSubscription(trx, { clock: accountClock(clock, null) }, row!, changes);
      }),
    async read(name, from, to, more = {}) {
      const call = sale.client.metrics[name] as Client['metrics']['revenue'];
      return (await call({ query: { from, to, ...more } })).data as never;
    },
  };
}

/** The amounts of a series. */
export function amountsOf({ timeseries }: { readonly timeseries: readonly { readonly amount: string }[] }): string[] {
  return timeseries.map(({ amount }) => amount);
}

export function countsOf({ timeseries }: { readonly timeseries: readonly { readonly count: number }[] }): number[] {
  return timeseries.map(({ count }) => count);
}
