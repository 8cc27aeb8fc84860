import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { runCommand } from '../../../service/operator/run-command.ts';
import { renewSubscriptions } from '../../../service/renewals/renew-subscriptions.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { payWith } from '../payments/card-payment.ts';
import { MANUAL, newSale, type Sale } from '../transactions/sale.ts';
import { RENEWED } from './subscriber.ts';

const STARTED = '2028-01-31T10:00:00.000000Z';
const END = '2028-02-29T10:00:00.000000Z';
const NOW = '2028-02-10T10:00:00.000000Z';
const import_meta = { imported_from: 'old-billing', external_id: 's-1' };
const clock = new ManualClock(NOW);

eachService(
  'an imported subscription',
  (service) => {
    beforeEach(() => clock.set(NOW));

    const imported = async (sale: Sale, more: object = {}) => {
      const { customer_id, address_id, price_id, accountId } = sale;
      const billing_period = { starts_at: STARTED, ends_at: END };
      const items = [{ price_id, quantity: 10 }];
      const line = { customer_id, address_id, items, billing_period, import_meta, ...more };
      const file = join(await temporaryDirectory(), 'subscriptions.jsonl');
      await writeFile(file, JSON.stringify(line));
      const call = { name: 'import subscription', values: { account: accountId }, positionals: [file] };
      const [result] = (await runCommand(service().services, call)) as unknown as [{ id: `sub_${string}` }];
      return async () => (await sale.client.subscriptions.get({ path: { subscription_id: result.id } })).data;
    };

    test('is active in the period that the other system has charged, without a transaction', async () => {
      const sale = await newSale(service());
      const custom_data = { crm: 'x' };
      const read = await imported(sale, { ...MANUAL, business_id: sale.business_id, custom_data });
      expect(await read()).toMatchObject({
        status: 'active',
        business_id: sale.business_id,
        collection_mode: 'manual',
        currency_code: 'EUR',
        current_billing_period: { starts_at: STARTED, ends_at: END },
        started_at: STARTED,
        first_billed_at: STARTED,
        next_billed_at: END,
        created_at: NOW,
        custom_data,
        import_meta,
        items: [{ status: 'active', quantity: 10, previously_billed_at: STARTED, next_billed_at: END }],
      });
      expect((await sale.client.transactions.list({})).data).toEqual([]);
    });

    test('renews itself on the day of the month on which it started', async () => {
      const sale = await newSale(service());
      const read = await imported(sale, MANUAL);
      clock.set(END);
      expect(await sale.emitted(() => renewSubscriptions(service().checkout.payments))).toEqual([
        'subscription.updated active',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
      expect((await read()).next_billed_at).toBe('2028-03-31T10:00:00.000000Z');
    });

    test('keeps the day on which its period ends when that was moved', async () => {
      const sale = await newSale(service());
      const ends_at = '2028-03-05T00:00:00.000000Z';
      const read = await imported(sale, { ...MANUAL, billing_period: { starts_at: STARTED, ends_at } });
      clock.set(ends_at);
      await renewSubscriptions(service().checkout.payments);
      expect((await read()).next_billed_at).toBe('2028-04-05T00:00:00.000000Z');
    });

    test('with automatic collection is past due at its renewal, until the customer pays', async () => {
      const sale = await newSale(service());
      const read = await imported(sale);
      clock.set(END);
      await renewSubscriptions(service().checkout.payments);
      expect((await read()).status).toBe('past_due');
    });

    test('is charged at its renewal when the customer has entered a payment method before', async () => {
      const sale = await newSale(service());
      const { payments } = service().checkout;
      const { id } = await (await imported(sale))();
      const path = { subscription_id: id as `sub_${string}` };
      const { data } = await sale.client.subscriptions.paymentMethodTransaction({ path });
      await payWith(payments, sale.accountId, await sale.get(data.id));
      clock.set(END);
      expect(await sale.emitted(() => renewSubscriptions(payments))).toEqual(RENEWED);
    });

    test.each([
      [
        'a period that is over',
        { billing_period: { starts_at: STARTED, ends_at: NOW } },
        /ends_at must be in the future/,
      ],
      ['no period', { billing_period: null }, /billing_period must be present/],
      ['no customer', { customer_id: null, address_id: null }, /customer_id must be present.*address_id must/s],
      ['a status', { status: 'billed' }, /status must be left out/],
    ])('is rejected with %s', async (_, more, message) => {
      const sale = await newSale(service());
      await expect(imported(sale, more)).rejects.toThrow(message);
      expect((await sale.client.subscriptions.list({})).data).toEqual([]);
    });

    test('is rejected with a price that is charged once', async () => {
      const sale = await newSale(service());
      const unit_price = { amount: '1000', currency_code: 'EUR' } as const;
      const body = { product_id: sale.product_id, description: 'Setup', unit_price };
      const { data } = await sale.client.prices.create({ body });
      const items = [{ price_id: data.id, quantity: 1 }];
      await expect(imported(sale, { items })).rejects.toThrow(/items must have prices with a billing_cycle only/);
    });
  },
  { clock },
);
