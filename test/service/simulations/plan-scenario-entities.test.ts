import { eventChecks } from '@billing/server/event-checks';
import { eventSamples } from '@billing/server/event-samples';
import type { Transaction } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { timestamp } from '../../../service/common/clock.ts';
import { ServiceError } from '../../../service/common/errors.ts';
import { createDiscount, type NewDiscount } from '../../../service/discounts/create-discount.ts';
import { findProduct } from '../../../service/products/find-product.ts';
import { createPrice, type NewPrice } from '../../../service/products/create-price.ts';
import { newId } from '../../../service/ids/id.ts';
import { planEvents } from '../../../service/simulations/plan/plan-events.ts';
import type { PlannedEvent } from '../../../service/simulations/plan/planned-event.ts';
import type { Services } from '../../../service/services.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { allPermissions, eachService } from '../../support/service.ts';
import { everyPlay } from './every-option.ts';
import { expectCoherent } from './plan-coherence.ts';

const CREATION = 'subscription_creation';
const AT = 'config.subscription_creation.entities';
/** What is stored of people, as JSON has it, and only there: no sample has it, and no id can be it by chance. */
const SENSITIVE = [
  'Stored Sam',
  'stored@customer.example',
  'Stored Street 1',
  '9999 XY',
  'NL-STORED',
  'Sam Card',
  '7788',
].map((value) => JSON.stringify(value));

interface Wish {
  readonly entities?: object;
  readonly options?: object;
  readonly permissions?: readonly string[];
  readonly sensitive?: boolean;
  readonly accountId?: string;
}

eachService(
  'the plan of a scenario with stored entities',
  (service) => {
    let ids: Ids;
    let services: Services;
    let accountId: string;

    beforeAll(async () => {
      ids = await seedEverything(service());
      ({ services, accountId } = service());
      const { db } = services;
      const set = (table: 'customers', id: string, values: object) =>
        db
          .updateTable(table)
          .set(values)
          .where('id', '=', id as never)
          .execute();
      await set('customers', ids.customer_id, { name: 'Stored Sam', email: 'stored@customer.example' });
      await set('addresses' as never, ids.address_id, { first_line: 'Stored Street 1', postal_code: '9999 XY' });
      await set('businesses' as never, ids.business_id, {
        tax_identifier: 'NL-STORED',
        contacts: JSON.stringify([{ name: 'Stored Sam', email: 'stored@customer.example' }]),
      });
      const card = {
        type: 'scheme_01',
        last4: '7788',
        expiry_month: 1,
        expiry_year: 2031,
        cardholder_name: 'Sam Card',
      };
      await set('payment_methods' as never, ids.payment_method_id, { card: JSON.stringify(card) });
    });

    const destination = (sensitive: boolean) => ({ api_version: 1, include_sensitive_fields: sensitive });
    const play = (type: string, config: object | null, wish: Wish = {}): Promise<PlannedEvent[]> =>
      planEvents(
        { ...services, newError: anyError },
        { accountId: wish.accountId ?? accountId, permissions: wish.permissions ?? allPermissions },
        { type, payload: null, config },
        destination(wish.sensitive ?? false),
      );
    const create = (wish: Wish): Promise<PlannedEvent[]> => {
      const { entities = {}, options = {} } = wish;
      return play(CREATION, { [CREATION]: { entities, options } }, wish);
    };
    const refusal = async (planning: Promise<unknown>): Promise<{ code: string; faults: string[] }> => {
      const error = await planning.then(
        () => new Error('it was to be refused'),
        (caught: unknown) => caught,
      );
      if (!(error instanceof ServiceError)) throw error;
      return { code: error.code, faults: error.fields.map(({ field, message }) => `${field} ${message}`) };
    };
    const invalid = (...faults: readonly string[]) => ({ code: 'invalid_field', faults });
    const of = (events: readonly PlannedEvent[], type: string): Record<string, unknown> =>
      events.find(({ eventType }) => eventType === type)!.data;
    const newPrice = async (price: Partial<NewPrice>): Promise<string> => {
      const product = await findProduct(anyError, services.db, accountId, ids.product_id);
      const start = { description: 'Another', unit_price: { amount: '1099', currency_code: 'EUR' } };
      const { id } = await services.db
        .transaction()
        .execute((trx) => createPrice(anyError, trx, services, product, { ...start, ...price }));
      return id;
    };
    const newDiscount = async (
      discount: Partial<NewDiscount> & Pick<NewDiscount, 'type' | 'amount'>,
    ): Promise<string> => {
      const { id } = await services.db
        .transaction()
        .execute((trx) => createDiscount(anyError, trx, services, accountId, { description: 'Another', ...discount }));
      return id;
    };
    const all = () => ({
      customer_id: ids.customer_id,
      address_id: ids.address_id,
      business_id: ids.business_id,
      payment_method_id: ids.payment_method_id,
      discount_id: ids.discount_id,
      items: [{ price_id: ids.price_id, quantity: 3 }],
    });
    const without = (...prefixes: readonly string[]) =>
      allPermissions.filter((name) => !prefixes.some((prefix) => name.startsWith(`${prefix}.`)));

    test('is about them in every combination of options, valid, coherent, and masked as the destination wants it', async () => {
      const counts = { plays: 0, events: 0 };
      for (const { config } of everyPlay.filter(({ type }) => type === CREATION)) {
        for (const sensitive of [false, true]) {
          const { options } = (config as Readonly<Record<string, { readonly options: object }>>)[CREATION]!;
          const events = await create({ entities: all(), options, sensitive });
          expectCoherent(events, timestamp(services.clock.now()));
          for (const { eventType, data } of events) {
            const check = (
              eventChecks[eventType] as Record<number, (event: object) => Promise<readonly unknown[]>>
            )[1]!;
            const sample = eventSamples[eventType][1];
            expect(await check({ ...sample, data }), eventType).toEqual([]);
          }
          const text = JSON.stringify(events);
          const { customer_id, address_id } = of(events, 'transaction.paid');
          expect({ customer_id, address_id }).toEqual({ customer_id: ids.customer_id, address_id: ids.address_id });
          expect(SENSITIVE.filter((value) => !sensitive && text.includes(value))).toEqual([]);
          counts.plays += 1;
          counts.events += events.length;
        }
      }
      console.log(`${counts.plays} creations with ${counts.events} events planned from stored entities`);
      expect(counts.plays).toBe(108);
    });

    test('shows everything stored to a destination that takes sensitive fields', async () => {
      const options = { business_simulated_as: 'new', discount_simulated_as: 'prefilled' };
      const shown = await create({ entities: all(), options, sensitive: true });
      expect(SENSITIVE.filter((value) => !JSON.stringify(shown).includes(value))).toEqual([]);
      expect(of(shown, 'customer.created')).toMatchObject({ id: ids.customer_id, name: 'Stored Sam' });
      expect(of(shown, 'business.created')).toMatchObject({ id: ids.business_id, seller_id: accountId });
      expect(of(shown, 'address.updated')).toMatchObject({ id: ids.address_id, second_line: null, city: 'Utrecht' });
      const masked = await create({ entities: all(), options });
      expect(of(masked, 'customer.created')).toMatchObject({ name: null, email: 'masked@masked.invalid' });
      expect(of(masked, 'transaction.paid')).toMatchObject({
        discount_id: ids.discount_id,
        business_id: ids.business_id,
        items: [{ price_id: ids.price_id, quantity: 3 }],
        details: { totals: { subtotal: '13500', discount: '1350' } },
        payments: [
          {
            payment_method_id: ids.payment_method_id,
            method_details: { card: { last4: '0000', cardholder_name: '***', expiry_year: 2031 } },
          },
        ],
      });
    });

    test('sends samples as they are, whatever the destination takes', async () => {
      const events = await create({ entities: { address_id: ids.address_id }, permissions: ['address.read'] });
      const { name, email } = eventSamples['customer.created'][1].data;
      expect(of(events, 'customer.created')).toMatchObject({ id: ids.customer_id, name, email });
      expect(of(events, 'address.created')).toMatchObject({ id: ids.address_id, first_line: null, city: 'Utrecht' });
      expect(of(events, 'transaction.paid')).toMatchObject({
        payments: [{ method_details: { card: { last4: '4242' } } }],
      });
    });

    test('takes along what the named ones refer to, where the key can read it', async () => {
      const entities = { payment_method_id: ids.payment_method_id, items: [{ price_id: ids.price_id, quantity: 1 }] };
      const product = (event: PlannedEvent[]) =>
        (of(event, 'transaction.paid') as unknown as Transaction).details.line_items[0]!.product;
      const full = await create({ entities, sensitive: true });
      expect(of(full, 'customer.created')).toMatchObject({ id: ids.customer_id, name: 'Stored Sam' });
      expect(of(full, 'address.created')).toMatchObject({ id: ids.address_id, first_line: 'Stored Street 1' });
      expect(product(full)).toMatchObject({ id: ids.product_id, tax_category: 'standard' });
      const partly = await create({ entities, sensitive: true, permissions: ['payment_method.read', 'price.read'] });
      expect(of(partly, 'customer.created')).toMatchObject({ id: ids.customer_id, name: 'Jo Sample' });
      expect(of(partly, 'address.created')).toMatchObject({ id: ids.address_id, first_line: '1 Example Street' });
      expect(product(partly)).toMatchObject({ id: ids.product_id, tax_category: 'saas' });
      expectCoherent(partly, timestamp(services.clock.now()));
    });

    test.each([
      ['customer_id', 'customer'],
      ['address_id', 'address'],
      ['business_id', 'business'],
      ['payment_method_id', 'payment_method'],
      ['discount_id', 'discount'],
      ['items', 'price'],
    ] as const)('%s needs the permission %s.read', async (member, noun) => {
      const entities = { [member]: all()[member] };
      expect(await refusal(create({ entities, permissions: without(noun) }))).toEqual({
        code: 'forbidden',
        faults: [],
      });
      await create({ entities, permissions: [`${noun}.read`] });
    });

    test('is refused for ids of nothing, all at once, also those of another account', async () => {
      const id = <P extends string>(prefix: P) => newId(prefix, services.clock);
      const entities = {
        customer_id: id('ctm_'),
        address_id: id('add_'),
        business_id: id('biz_'),
        payment_method_id: id('paymtd_'),
        discount_id: id('dsc_'),
        items: [
          { price_id: ids.price_id, quantity: 1 },
          { price_id: id('pri_'), quantity: 1 },
        ],
      };
      expect(await refusal(create({ entities }))).toEqual(
        invalid(
          `${AT}.customer_id must be the id of an active customer`,
          `${AT}.address_id must be the id of an active address`,
          `${AT}.business_id must be the id of an active business`,
          `${AT}.payment_method_id must be the id of a payment method`,
          `${AT}.discount_id must be the id of an active discount`,
          `${AT}.items[1].price_id must be the id of an active price`,
        ),
      );
      const other = await service().newAccount();
      const { faults } = await refusal(create({ entities: all(), accountId: other }));
      expect(faults).toHaveLength(6);
    });

    test('is refused for what is archived, or belongs to different customers', async () => {
      const client = await service().client();
      const { data: stranger } = await client.customers.create({
        body: { email: `${newId('', services.clock)}@customer.example` },
      });
      const entities = {
        customer_id: stranger.id,
        address_id: ids.address_id,
        payment_method_id: ids.payment_method_id,
      };
      expect(await refusal(create({ entities }))).toEqual(
        invalid(
          `${AT}.address_id must belong to the same customer as the other entities`,
          `${AT}.payment_method_id must belong to the same customer as the other entities`,
        ),
      );
      await services.db
        .updateTable('customers')
        .set({ status: 'archived' })
        .where('id', '=', stranger.id as never)
        .execute();
      expect(await refusal(create({ entities: { customer_id: stranger.id } }))).toEqual(
        invalid(`${AT}.customer_id must be the id of an active customer`),
      );
    });

    describe('that is bought', () => {
      const month = { interval: 'month', frequency: 1 } as const;

      test('may be several prices, some of them once', async () => {
        const [monthly, once] = [await newPrice({ billing_cycle: month }), await newPrice({})];
        const items = [
          { price_id: once, quantity: 2 },
          { price_id: monthly, quantity: 7 },
          { price_id: ids.price_id, quantity: 1 },
        ];
        for (const trial_period_on_price of [false, true]) {
          const events = await create({ entities: { items }, options: { trial_period_on_price } });
          expectCoherent(events, timestamp(services.clock.now()));
          const { items: recurring } = of(events, 'subscription.created') as { items: { price: { id: string } }[] };
          expect(recurring.map(({ price }) => price.id)).toEqual([monthly, ids.price_id]);
          const subtotal = trial_period_on_price ? '2198' : String(9 * 1099 + 4500);
          expect(of(events, 'transaction.paid')).toMatchObject({ details: { totals: { subtotal } } });
        }
      });

      test('must be of one currency and one billing cycle, recur, and fit into an amount', async () => {
        const items = async (...prices: Partial<NewPrice>[]) => {
          const all_ids = await Promise.all(prices.map(newPrice));
          return { items: all_ids.map((price_id) => ({ price_id, quantity: 1 })) };
        };
        const dollars = { amount: '1000', currency_code: 'USD' };
        const entities = await items(
          { billing_cycle: month },
          { unit_price: dollars },
          { billing_cycle: { ...month, frequency: 3 } },
        );
        expect(await refusal(create({ entities }))).toEqual(
          invalid(
            `${AT}.items[1].price_id must be a price with the same currency (EUR) as the items before it`,
            `${AT}.items[2].price_id must be a price with the same billing cycle as the items before it`,
          ),
        );
        expect(await refusal(create({ entities: await items({}) }))).toEqual(
          invalid(`${AT}.items must hold at least one price with a billing cycle`),
        );
        const tooMany = { items: [{ price_id: ids.price_id, quantity: 10 ** 12 }] };
        expect(await refusal(create({ entities: tooMany }))).toEqual(
          invalid(`${AT}.items must add up to less than 100000000000000 (an amount of 15 digits)`),
        );
        const most = { items: [{ price_id: ids.price_id, quantity: 2.2 * 10 ** 10 }] };
        expectCoherent(await create({ entities: most }), timestamp(services.clock.now()));
      });

      test('is paid out in dollars, also when it is sold in them or in a currency without small units', async () => {
        for (const currency_code of ['USD', 'JPY', 'KRW']) {
          const price_id = await newPrice({ billing_cycle: month, unit_price: { amount: '1000', currency_code } });
          const events = await create({ entities: { items: [{ price_id, quantity: 1 }] } });
          expectCoherent(events, timestamp(services.clock.now()));
          expect(of(events, 'transaction.completed')).toMatchObject({
            currency_code,
            details: {
              payout_totals: { currency_code: 'USD', exchange_rate: currency_code === 'USD' ? '1' : '1.085' },
            },
          });
        }
      });

      test('has the trial of its own price, or none', async () => {
        const trial_period = { interval: 'week', frequency: 1, requires_payment_method: false } as const;
        const entities = { items: [{ price_id: await newPrice({ billing_cycle: month, trial_period }), quantity: 1 }] };
        const trial = of(
          await create({ entities, options: { trial_period_on_price: true } }),
          'subscription.created',
        ) as {
          current_billing_period: { starts_at: string; ends_at: string };
        };
        const { starts_at, ends_at } = trial.current_billing_period;
        expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(7 * 86_400_000);
        expect(trial).toMatchObject({ items: [{ price: { trial_period } }] });
        const none = await create({ entities });
        expect(of(none, 'subscription.created')).toMatchObject({
          status: 'active',
          items: [{ price: { trial_period: null } }],
        });
        expectCoherent(none, timestamp(services.clock.now()));
      });
    });

    test.each([
      [{ type: 'percentage', amount: '33.33' }, '4500'],
      [{ type: 'flat', amount: '5000', currency_code: 'EUR' }, '5000'],
      [{ type: 'flat', amount: '99999999', currency_code: 'EUR' }, '13500'],
      [{ type: 'flat_per_seat', amount: '700', currency_code: 'EUR' }, '2100'],
      [{ type: 'flat_per_seat', amount: '70000', currency_code: 'EUR' }, '13500'],
    ] as const)('a discount of %j takes %s off three seats of 45', async (discount, expected) => {
      const entities = { discount_id: await newDiscount(discount), items: all().items };
      for (const discount_simulated_as of ['prefilled', 'entered_by_customer']) {
        const events = await create({ entities, options: { discount_simulated_as } });
        expectCoherent(events, timestamp(services.clock.now()));
        expect(of(events, 'transaction.paid')).toMatchObject({ details: { totals: { discount: expected } } });
      }
    });

    test('a flat discount is taken off once, from line to line until it is used up', async () => {
      const cheap = await newPrice({ billing_cycle: { interval: 'month', frequency: 1 } });
      const items = [{ price_id: cheap, quantity: 1 }, ...all().items, { price_id: cheap, quantity: 2 }];
      const discount_id = await newDiscount({ type: 'flat', amount: '2000', currency_code: 'EUR' });
      const events = await create({
        entities: { discount_id, items },
        options: { discount_simulated_as: 'prefilled' },
      });
      expectCoherent(events, timestamp(services.clock.now()));
      const { details } = of(events, 'transaction.paid') as unknown as Transaction;
      expect(details.line_items.map(({ totals }) => totals.discount)).toEqual(['1099', '901', '0']);
    });

    test('a discount takes what it may, for as long as it does', async () => {
      const other = await newPrice({ billing_cycle: { interval: 'month', frequency: 1 } });
      const items = [...all().items, { price_id: other, quantity: 1 }];
      const options = { discount_simulated_as: 'prefilled' };
      const restricted = { type: 'percentage' as const, amount: '50', restrict_to: [other] };
      const discount = (events: PlannedEvent[]) =>
        (of(events, 'subscription.created')['discount'] ?? null) as Record<string, string> | null;
      const once = await create({ entities: { discount_id: await newDiscount(restricted), items }, options });
      expect(of(once, 'transaction.paid')).toMatchObject({ details: { totals: { discount: '550' } } });
      const { current_billing_period: period } = of(once, 'subscription.created') as {
        current_billing_period: { ends_at: string };
      };
      expect(discount(once)).toMatchObject({ ends_at: period.ends_at });
      const forEver = await newDiscount({ ...restricted, recur: true });
      expect(discount(await create({ entities: { discount_id: forEver, items }, options }))).toMatchObject({
        ends_at: null,
      });
      const long = await newDiscount({ ...restricted, recur: true, maximum_recurring_intervals: 2 ** 31 - 1 });
      expect(discount(await create({ entities: { discount_id: long, items }, options }))).toMatchObject({
        ends_at: '9999-12-31T23:59:59.999999Z',
      });

      const dollars = await newDiscount({ type: 'flat', amount: '100', currency_code: 'USD' });
      expect(await refusal(create({ entities: { discount_id: dollars, items }, options }))).toEqual(
        invalid(`${AT}.discount_id must be the id of a discount in EUR, the currency of the items`),
      );
      expect(discount(await create({ entities: { discount_id: dollars, items } }))).toBeNull();
    });

    test('is refused for transactions and subscriptions, of which none is stored', async () => {
      const transaction_id = newId('txn_', services.clock);
      expect(await refusal(create({ entities: { transaction_id } }))).toEqual(
        invalid(`${AT}.transaction_id must be the id of a transaction`),
      );
      const both = { transaction_id, items: all().items };
      expect(await refusal(create({ entities: both }))).toEqual(
        invalid(`${AT}.items must be null when transaction_id is set`),
      );
      expect(await refusal(create({ entities: { transaction_id }, permissions: without('transaction') }))).toEqual({
        code: 'forbidden',
        faults: [],
      });
      const subscription_id = newId('sub_', services.clock);
      for (const type of [
        'subscription_renewal',
        'subscription_pause',
        'subscription_resume',
        'subscription_cancellation',
      ]) {
        const config = { [type]: { entities: { subscription_id } } };
        expect(await refusal(play(type, config))).toEqual(
          invalid(`config.${type}.entities.subscription_id must be the id of a subscription`),
        );
        expect(await refusal(play(type, config, { permissions: without('subscription') }))).toEqual({
          code: 'forbidden',
          faults: [],
        });
      }
    });
  },
  { clock: new ManualClock() },
);
