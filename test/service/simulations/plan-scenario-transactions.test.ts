import type { Transaction, TransactionRead } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { allPermissions, eachService } from '../../support/service.ts';
import { type AdjustedSale, newAdjustedSale } from '../adjustments/completed-sale.ts';
import { expectCoherent } from './plan-coherence.ts';
import { AT, dataOf, invalid, type PlanOptions, rejection, storedPlans } from './stored-plans.ts';

const PREFILLED = { customer_simulated_as: 'existing_details_prefilled' } as const;
const month = { interval: 'month', frequency: 1 } as const;

eachService(
  'the plan of a scenario about a stored transaction',
  (service) => {
    const { allEntities, plans } = storedPlans(service);
    let sale: AdjustedSale;

    beforeAll(async () => {
      sale = await newAdjustedSale(service());
    });

    const creation = (plan: PlanOptions) => plans.creation({ accountId: sale.accountId, sensitive: true, ...plan });
    const simulated = async (entities: object, options: object = PREFILLED): Promise<Transaction> => {
      const events = await creation({ entities, options });
      expectCoherent(events, timestamp(service().services.clock.now()));
      return dataOf(events, 'transaction.completed') as unknown as Transaction;
    };
    const priced = async (tax_mode: 'internal' | 'external', amount: string, currency_code: 'EUR' | 'JPY' = 'EUR') => {
      const unit_price = { amount, currency_code };
      const body = { product_id: sale.product_id, description: 'Seat', unit_price, tax_mode, billing_cycle: month };
      return (await sale.client.prices.create({ body })).data.id;
    };

    test('has the identifier, items, customer and figures of the real one', async () => {
      const real: TransactionRead = await sale.completed({ custom_data: { order: 7 } });
      const { details, items, ...shown } = await simulated({ transaction_id: real.id });
      expect(details).toEqual(real.details);
      expect(items).toEqual(
        // A scenario without a trial has none.
        real.items.map((item) => ({ ...item, price: { ...item.price, trial_period: null } })),
      );
      const { id, customer_id, address_id, custom_data, currency_code, invoice_number, checkout } = real;
      expect(shown).toMatchObject({
        id,
        customer_id,
        address_id,
        business_id: null,
        custom_data,
        currency_code,
        invoice_number,
        checkout,
        payments: [{ amount: '54450', status: 'captured' }],
      });
    });

    test.each([
      ['external', '999', 'EUR', { type: 'percentage', amount: '33.33' }],
      ['internal', '999', 'EUR', { type: 'flat', amount: '777', currency_code: 'EUR' }],
      ['internal', '1001', 'JPY', { type: 'flat_per_seat', amount: '13', currency_code: 'JPY' }],
    ] as const)(
      'has the figures of the real one for a price of %s tax, %s %s and a discount of %j',
      async (mode, amount, currency, discount) => {
        const prices = [await priced(mode, amount, currency), await priced('external', '12345', currency)];
        const discount_id = await sale.discount({ enabled_for_checkout: true, ...discount });
        const items = prices.map((price_id, index) => ({ price_id, quantity: 3 + index }));
        const real = await sale.completed({ discount_id, items });
        for (const discount_simulated_as of ['prefilled', 'entered_by_customer'] as const) {
          const options = { ...PREFILLED, discount_simulated_as };
          const { details, discount_id: shown } = await simulated({ transaction_id: real.id }, options);
          expect(details).toEqual(real.details);
          expect(shown).toBe(discount_id);
        }
      },
    );

    test('has the prices as they were when they were added, of a transaction in any status', async () => {
      const price_id = await priced('external', '2500');
      const { id } = await sale.draft({ items: [{ price_id, quantity: 2 }] });
      const unit_price = { amount: '9900', currency_code: 'EUR' } as const;
      await sale.client.prices.update({ path: { price_id }, body: { unit_price, status: 'archived' } });
      const { details, items } = await simulated({ transaction_id: id });
      expect(items).toMatchObject([{ price_id, price: { status: 'active', unit_price: { amount: '2500' } } }]);
      expect(details.totals.subtotal).toBe('5000');
    });

    test('has samples of what the API key may not read, with the identifiers of the real ones', async () => {
      const { id } = await sale.ready({ business_id: sale.business_id });
      const events = await creation({
        entities: { transaction_id: id },
        options: { business_simulated_as: 'new' },
        permissions: ['transaction.read'],
      });
      expectCoherent(events, timestamp(service().services.clock.now()));
      const { customer_id, address_id } = sale;
      expect(dataOf(events, 'customer.created')).toMatchObject({ id: customer_id, name: 'Jo Sample' });
      expect(dataOf(events, 'address.created')).toMatchObject({ id: address_id, customer_id });
      const all = await creation({ entities: { transaction_id: id }, options: { business_simulated_as: 'new' } });
      expect(dataOf(all, 'business.created')).toMatchObject({ id: sale.business_id });
      expect(dataOf(all, 'customer.created')['name']).not.toBe('Jo Sample');
    });

    test('is rejected for transactions that can not be used', async () => {
      const transaction_id = newId('txn_', service().services.clock);
      const unknown = invalid(`${AT}.transaction_id must be the id of a transaction`);
      expect(await rejection(creation({ entities: { transaction_id } }))).toEqual(unknown);
      const { id } = await sale.ready();
      const other = await service().newAccount();
      expect(await rejection(creation({ entities: { transaction_id: id }, accountId: other }))).toEqual(unknown);
      const both = { transaction_id: id, items: allEntities().items };
      expect(await rejection(creation({ entities: both }))).toEqual(
        invalid(`${AT}.items must be null when transaction_id is set`),
      );
      const permissions = allPermissions.filter((name) => !name.startsWith('transaction.'));
      expect(await rejection(creation({ entities: { transaction_id: id }, permissions }))).toEqual({
        code: 'forbidden',
        faults: [],
      });
    });

    test('is rejected for a transaction without a recurring price, and for one of another customer', async () => {
      const unit_price = { amount: '700', currency_code: 'EUR' } as const;
      const body = { product_id: sale.product_id, description: 'Once', unit_price };
      const { data: once } = await sale.client.prices.create({ body });
      const bought = await sale.ready({ items: [{ price_id: once.id, quantity: 1 }] });
      expect(await rejection(creation({ entities: { transaction_id: bought.id } }))).toEqual(
        invalid(`${AT}.transaction_id must be the id of a transaction with at least one recurring price`),
      );
      const { data: stranger } = await sale.client.customers.create({ body: { email: 'stranger@customer.example' } });
      const { id } = await sale.ready();
      expect(await rejection(creation({ entities: { transaction_id: id, customer_id: stranger.id } }))).toEqual(
        invalid(`${AT}.transaction_id must belong to the same customer as the other entities`),
      );
    });
  },
  { clock: new ManualClock() },
);
