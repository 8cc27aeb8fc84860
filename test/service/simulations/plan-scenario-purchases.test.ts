import type { PriceCreate, Transaction } from '@billing/types';
import { describe, expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { isPayoutCurrency } from '../../../service/money/payout-currencies.ts';
import type { PlannedEvent } from '../../../service/simulations/plan/planned-event.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { expectCoherent } from './plan-coherence.ts';
import { AT, dataOf, invalid, rejection, storedPlans } from './stored-plans.ts';

eachService(
  'the plan of a scenario with stored prices and discounts',
  (service) => {
    const { allEntities, discounts, ids, plans, prices } = storedPlans(service);

    describe('the purchase', () => {
      const month = { interval: 'month', frequency: 1 } as const;

      test('can have several prices, including one-time prices', async () => {
        const [monthly, once] = [await prices.create({ billing_cycle: month }), await prices.create({})];
        const items = [
          { price_id: once, quantity: 2 },
          { price_id: monthly, quantity: 7 },
          { price_id: ids().price_id, quantity: 1 },
        ];
        for (const trial_period_on_price of [false, true]) {
          const events = await plans.creation({ entities: { items }, options: { trial_period_on_price } });
          expectCoherent(events, timestamp(service().services.clock.now()));
          const { items: recurring } = dataOf(events, 'subscription.created') as { items: { price: { id: string } }[] };
          expect(recurring.map(({ price }) => price.id)).toEqual([monthly, ids().price_id]);
          const subtotal = trial_period_on_price ? '2198' : String(9 * 1099 + 4500);
          expect(dataOf(events, 'transaction.paid')).toMatchObject({ details: { totals: { subtotal } } });
        }
      });

      test('requires one currency, one billing cycle, a recurring price and an amount in range', async () => {
        const items = async (...values: Partial<PriceCreate>[]) => {
          const priceIds = await Promise.all(values.map(prices.create));
          return { items: priceIds.map((price_id) => ({ price_id, quantity: 1 })) };
        };
        const dollars = { amount: '1000', currency_code: 'USD' as const };
        const entities = await items(
          { billing_cycle: month },
          { unit_price: dollars },
          { billing_cycle: { ...month, frequency: 3 } },
        );
        expect(await rejection(plans.creation({ entities }))).toEqual(
          invalid(
            `${AT}.items[1].price_id must be a price with the same currency (EUR) as the items before it`,
            `${AT}.items[2].price_id must be a price with the same billing cycle as the items before it`,
          ),
        );
        expect(await rejection(plans.creation({ entities: await items({}) }))).toEqual(
          invalid(`${AT}.items must hold at least one price with a billing cycle`),
        );
        const tooMany = { items: [{ price_id: ids().price_id, quantity: 10 ** 12 }] };
        expect(await rejection(plans.creation({ entities: tooMany }))).toEqual(
          invalid(`${AT}.items[0].quantity must be lower: the amounts of the item have more than 15 digits`),
        );
        const most = { items: [{ price_id: ids().price_id, quantity: 2.2 * 10 ** 10 }] };
        expectCoherent(await plans.creation({ entities: most }), timestamp(service().services.clock.now()));
      });

      test('is paid out in its currency, unless sellers are not paid out in it', async () => {
        const noPayout = { payout_totals: null, adjusted_payout_totals: null };
        for (const currency_code of ['USD', 'HUF', 'JPY', 'KRW'] as const) {
          const price_id = await prices.create({ billing_cycle: month, unit_price: { amount: '1000', currency_code } });
          const events = await plans.creation({ entities: { items: [{ price_id, quantity: 1 }] } });
          expectCoherent(events, timestamp(service().services.clock.now()));
          expect(dataOf(events, 'transaction.completed')).toMatchObject({
            currency_code,
            details: isPayoutCurrency(currency_code)
              ? { payout_totals: { currency_code, exchange_rate: '1' } }
              : noPayout,
          });
        }
      });

      test('has the trial of its price, if any', async () => {
        const trial_period = { interval: 'week', frequency: 1, requires_payment_method: false } as const;
        const entities = {
          items: [{ price_id: await prices.create({ billing_cycle: month, trial_period }), quantity: 1 }],
        };
        const trial = dataOf(
          await plans.creation({ entities, options: { trial_period_on_price: true } }),
          'subscription.created',
        ) as {
          current_billing_period: { starts_at: string; ends_at: string };
        };
        const { starts_at, ends_at } = trial.current_billing_period;
        expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(7 * 86_400_000);
        expect(trial).toMatchObject({ items: [{ price: { trial_period } }] });
        const none = await plans.creation({ entities });
        expect(dataOf(none, 'subscription.created')).toMatchObject({
          status: 'active',
          items: [{ price: { trial_period: null } }],
        });
        expectCoherent(none, timestamp(service().services.clock.now()));
      });
    });

    test.each([
      [{ type: 'percentage', amount: '33.33' }, '4500'],
      [{ type: 'flat', amount: '5000', currency_code: 'EUR' }, '5000'],
      [{ type: 'flat', amount: '99999999', currency_code: 'EUR' }, '13500'],
      [{ type: 'flat_per_seat', amount: '700', currency_code: 'EUR' }, '2100'],
      [{ type: 'flat_per_seat', amount: '70000', currency_code: 'EUR' }, '13500'],
    ] as const)('a discount of %j subtracts %s from three seats at 45', async (discount, expected) => {
      const entities = { discount_id: await discounts.create(discount), items: allEntities().items };
      for (const discount_simulated_as of ['prefilled', 'entered_by_customer']) {
        const events = await plans.creation({ entities, options: { discount_simulated_as } });
        expectCoherent(events, timestamp(service().services.clock.now()));
        expect(dataOf(events, 'transaction.paid')).toMatchObject({ details: { totals: { discount: expected } } });
      }
    });

    test('a flat discount applies once, in proportion to the lines', async () => {
      const cheap = await prices.create({ billing_cycle: { interval: 'month', frequency: 1 } });
      const items = [{ price_id: cheap, quantity: 1 }, ...allEntities().items, { price_id: cheap, quantity: 2 }];
      const discount_id = await discounts.create({ type: 'flat', amount: '2000', currency_code: 'EUR' });
      const events = await plans.creation({
        entities: { discount_id, items },
        options: { discount_simulated_as: 'prefilled' },
      });
      expectCoherent(events, timestamp(service().services.clock.now()));
      const { details } = dataOf(events, 'transaction.paid') as unknown as Transaction;
      expect(details.line_items.map(({ totals }) => totals.discount)).toEqual(['131', '1607', '262']);
    });

    test('a discount applies to its products, currency and number of intervals only', async () => {
      const other = await prices.create({ billing_cycle: { interval: 'month', frequency: 1 } });
      const items = [...allEntities().items, { price_id: other, quantity: 1 }];
      const options = { discount_simulated_as: 'prefilled' };
      const restricted = { type: 'percentage' as const, amount: '50', restrict_to: [other] };
      const discount = (events: PlannedEvent[]) =>
        (dataOf(events, 'subscription.created')['discount'] ?? null) as Record<string, string> | null;
      const once = await plans.creation({
        entities: { discount_id: await discounts.create(restricted), items },
        options,
      });
      expect(dataOf(once, 'transaction.paid')).toMatchObject({ details: { totals: { discount: '549' } } });
      const { current_billing_period: period } = dataOf(once, 'subscription.created') as {
        current_billing_period: { ends_at: string };
      };
      expect(discount(once)).toMatchObject({ ends_at: period.ends_at });
      const forEver = await discounts.create({ ...restricted, recur: true });
      expect(discount(await plans.creation({ entities: { discount_id: forEver, items }, options }))).toMatchObject({
        ends_at: null,
      });
      const long = await discounts.create({ ...restricted, recur: true, maximum_recurring_intervals: 2 ** 31 - 1 });
      expect(discount(await plans.creation({ entities: { discount_id: long, items }, options }))).toMatchObject({
        ends_at: '9999-12-31T23:59:59.999999Z',
      });

      // Samples stand for whatever the discount is restricted to.
      const ofSamples = await plans.creation({ entities: { discount_id: forEver }, options });
      expect(dataOf(ofSamples, 'transaction.paid')).toMatchObject({ details: { totals: { discount: '15000' } } });
      const unsuitable = await discounts.create({ ...restricted, restrict_to: [ids().price_id] });
      const others = [{ price_id: other, quantity: 1 }];
      expect(
        await rejection(plans.creation({ entities: { discount_id: unsuitable, items: others }, options })),
      ).toEqual(invalid(`${AT}.discount_id must be the id of a discount that applies to the items, in their currency`));

      const dollars = await discounts.create({ type: 'flat', amount: '100', currency_code: 'USD' });
      expect(await rejection(plans.creation({ entities: { discount_id: dollars, items }, options }))).toEqual(
        invalid(`${AT}.discount_id must be the id of a discount that applies to the items, in their currency`),
      );
      expect(discount(await plans.creation({ entities: { discount_id: dollars, items } }))).toBeNull();
    });
  },
  { clock: new ManualClock() },
);
