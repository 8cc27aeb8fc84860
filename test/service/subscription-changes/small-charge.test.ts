import { expect, test } from 'vitest';

import { runCommand } from '../../../service/operator/run-command.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { rejectionOf } from '../subscription-lifecycle/subscriber.ts';
import { newOneTimePrice, newPlan, newUpgradable, transactionsOf, update } from './changing.ts';

const clock = new ManualClock();

eachService(
  'a change of a subscription that costs less than the smallest charge',
  (service) => {
    /** A subscriber whose customer has credit, and an update that costs 0.36 EUR: 0.30 and 21 % of tax. */
    async function upgradable(credit: number) {
      const { subscriber } = await newUpgradable(service(), clock);
      const { accountId: account, customer_id, price_id } = subscriber;
      const values = { account, currency: 'EUR', amount: String(credit), reason: 'Old system' };
      await runCommand(service().services, { name: 'credit-balance correct', values, positionals: [customer_id] });
      const items = [{ price_id }, { price_id: await newPlan(subscriber, '30'), quantity: 1 }];
      return { subscriber, body: { items, proration_billing_mode: 'full_immediately' } as const };
    }

    test('is made if credit of the customer pays all of it, and its preview says so', async () => {
      const { subscriber, body } = await upgradable(36);
      const { client, path, customer_id } = subscriber;
      const { data: preview } = await client.subscriptions.previewUpdate({ path, body });
      const paid = { total: '36', credit: '36', grand_total: '0', balance: '0' };
      expect(preview.immediate_transaction?.details.totals).toMatchObject(paid);
      const { items } = await update(subscriber, body);
      expect(items).toHaveLength(2);
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction).toMatchObject({ status: 'completed', payments: [], details: { totals: paid } });
      const { data: balances } = await client.creditBalances.list({ path: { customer_id } });
      expect(balances[0]?.balance).toEqual({ available: '0', reserved: '0', used: '36' });
    });

    test('is rejected if credit pays only a part of it, and its preview too', async () => {
      const { subscriber, body } = await upgradable(35);
      const { client, path } = subscriber;
      const code = 'subscription_update_transaction_balance_less_than_charge_limit';
      expect((await rejectionOf(client.subscriptions.previewUpdate({ path, body }))).code).toBe(code);
      expect((await rejectionOf(update(subscriber, body))).code).toBe(code);
      expect(await transactionsOf(subscriber)).toHaveLength(1);
    });

    test('can be a one-time charge that credit pays', async () => {
      const { subscriber } = await upgradable(100);
      const { client, path } = subscriber;
      const items = [{ price_id: await newOneTimePrice(subscriber, '30'), quantity: 1 }];
      const body = { effective_from: 'immediately', items } as const;
      const { data: preview } = await client.subscriptions.previewCharge({ path, body });
      expect(preview.immediate_transaction?.details.totals.grand_total).toBe('0');
      await client.subscriptions.charge({ path, body });
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction).toMatchObject({ status: 'completed', origin: 'subscription_charge', payments: [] });
    });
  },
  { clock },
);
