import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Id } from '../../../service/ids/id.ts';
import { chargeAttempt, chargeAttempts } from '../../../service/payments/pay.ts';
import { resolvePayments } from '../../../service/payments/resolve-payments.ts';
import { renewSubscriptions, startSteps } from '../../../service/renewals/renew-subscriptions.ts';
import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { fillSubscriptions } from '../../support/fill-subscriptions.ts';
import { eachService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { newSale } from '../transactions/sale.ts';
import { emitted, newSubscriber, RENEWED } from './subscriber.ts';

const START = '2028-01-31T10:00:00.000Z';
const clock = new ManualClock(START);

eachService(
  'subscriptions that are due in real time',
  (service) => {
    /** A subscription of an account without a test clock, and what happened in the account. */
    const newSubscription = async (card?: string) => {
      const sale = await newSale(service());
      const { payments } = service().checkout;
      const ready = await sale.ready();
      await payWith(payments, sale.accountId, ready, card);
      const { subscription_id } = await sale.get(ready.id);
      const id = subscription_id as Id<'sub_'>;
      return {
        ...sale,
        key: { account_id: sale.accountId, id },
        subscription: async () => (await sale.client.subscriptions.get({ path: { subscription_id: id } })).data,
        emitted: (action: () => Promise<unknown>) => emitted(service(), sale.accountId, action),
        periods: async () => {
          const query = {
            subscription_id: [id],
            origin: ['subscription_recurring' as const],
            order_by: 'id[ASC]' as const,
          };
          const { data } = await sale.client.transactions.list({ query });
          return data.map(({ billing_period, status }) => `${billing_period!.starts_at.slice(0, 10)} ${status}`);
        },
      };
    };
    const renewAll = async (payments = service().checkout.payments): Promise<void> => {
      while ((await renewSubscriptions(payments)) > 0);
    };
    const letTimePass = () =>
      sql`update payment_attempts set ask_at = clock_timestamp()`.execute(service().database.db);
    const restore = () => clock.advance(Date.parse(START) - clock.now().getTime());

    test('are billed for every period that was missed while no worker was running, the oldest first', async () => {
      restore();
      const { emitted: caused, subscription, periods } = await newSubscription();
      clock.advance(3 * 31 * 86_400_000);
      expect(await caused(renewAll)).toEqual([...RENEWED, ...RENEWED, ...RENEWED]);
      expect(await periods()).toEqual(['2028-02-29 completed', '2028-03-31 completed', '2028-04-30 completed']);
      expect(await subscription()).toMatchObject({ next_billed_at: '2028-05-31T10:00:00.000000Z' });
      expect(await caused(renewAll)).toEqual([]);
    });

    test('are billed once by several workers at once', async () => {
      restore();
      // One after the other: a busy machine needs more than the timeout of a payment for all of them at
      // once.
      const all = [];
      for (let count = 0; count < 5; count += 1) all.push(await newSubscription());
      clock.advance(2 * 31 * 86_400_000);
      await Promise.all([1, 2, 3].map(() => renewAll()));
      await renewAll();
      for (const { periods } of all) expect(await periods()).toEqual(['2028-02-29 completed', '2028-03-31 completed']);
    });

    test('are charged by a job when the process ends between the bill and the charge', async () => {
      restore();
      const { emitted: caused, key, periods, subscription } = await newSubscription();
      const { payments } = service().checkout;
      clock.advance(29 * 86_400_000);
      expect(await caused(() => startSteps(payments, [key]))).toEqual(RENEWED.slice(0, 3));
      expect(await caused(renewAll)).toEqual([]);
      expect(await caused(() => resolvePayments(payments))).toEqual([]);
      await letTimePass();
      expect(await caused(() => resolvePayments(payments))).toEqual(RENEWED.slice(3));
      expect(await periods()).toEqual(['2028-02-29 completed']);
      expect((await subscription()).status).toBe('active');
    });

    test('are charged once when the process ends after the charge, and its result arrives twice', async () => {
      restore();
      const { emitted: caused, key, accountId } = await newSubscription();
      const { payments, bank } = service().checkout;
      clock.advance(29 * 86_400_000);
      const [step] = await startSteps(payments, [key]);
      await bank.authorizeAndCapture(step!.attempt!, AbortSignal.timeout(60_000));
      await letTimePass();
      const events = await caused(() =>
        Promise.all([resolvePayments(payments), chargeAttempt(payments, step!.attempt!)]),
      );
      expect(events).toEqual(RENEWED.slice(3));
      const { rows } = await sql`select 1 from test_gateway_attempts g join payment_attempts a on a.id = g.attempt_id
        where a.account_id = ${accountId} and a.initiator = 'service'`.execute(service().database.db);
      expect(rows).toHaveLength(1);
    });

    test('keep the payment when the transaction can not be completed, which a job does later', async () => {
      restore();
      const { emitted: caused, key, periods } = await newSubscription();
      const { db } = service().database;
      clock.advance(29 * 86_400_000);
      const errors: string[] = [];
      const note = () => undefined;
      const log = { info: note, warn: note, error: (_: object, message: string) => void errors.push(message) };
      const payments = { ...service().checkout.payments, log };
      const [step] = await startSteps(payments, [key]);
      const setTax = (from: string, to: string) =>
        sql`update transactions set totals = replace(totals::text, ${from}, ${to})::json
          where subscription_id = ${key.id} and origin = 'subscription_recurring'`.execute(db);
      await setTax('"tax":"9450"', '"tax":"none"');
      const paid = await caused(() => chargeAttempt(payments, step!.attempt!));
      expect(paid).toEqual(RENEWED.slice(3, 5));
      expect(errors).toEqual([
        'failed to complete a paid transaction; storing its payment, and retrying in the background',
        'failed to complete a paid transaction; retrying in the background',
      ]);
      await setTax('"tax":"none"', '"tax":"9450"');
      expect(await periods()).toEqual(['2028-02-29 paid']);
      await letTimePass();
      expect(await caused(() => resolvePayments(payments))).toEqual(RENEWED.slice(5));
      expect(await periods()).toEqual(['2028-02-29 completed']);
    });

    test('are charged together, and alone when one of them can not be completed', async () => {
      restore();
      const [broken, declined, ...sound] = [
        await newSubscription(),
        await newSubscription('renewals_declined'),
        await newSubscription(),
        await newSubscription(),
      ];
      const { db } = service().database;
      clock.advance(29 * 86_400_000);
      const errors: string[] = [];
      const note = (_: object, message: string) => void errors.push(message);
      const payments = { ...service().checkout.payments, log: { info: note, warn: note, error: note } };
      const keys = [broken, declined, ...sound].map(({ key }) => key);
      const steps = await startSteps(payments, keys);
      const setTax = (from: string, to: string) =>
        sql`update transactions set totals = replace(totals::text, ${from}, ${to})::json
          where subscription_id = ${broken.key.id} and origin = 'subscription_recurring'`.execute(db);
      await setTax('"tax":"9450"', '"tax":"none"');
      await chargeAttempts(
        payments,
        steps.map(({ attempt }) => attempt!),
      );
      expect(errors).toEqual([
        'failed to complete charges together; trying each alone',
        'failed to complete a paid transaction; storing its payment, and retrying in the background',
        'failed to complete a paid transaction; retrying in the background',
      ]);
      await setTax('"tax":"none"', '"tax":"9450"');
      expect(await broken.periods()).toEqual(['2028-02-29 paid']);
      expect(await declined.periods()).toEqual(['2028-02-29 past_due']);
      for (const { periods } of sound) expect(await periods()).toEqual(['2028-02-29 completed']);
      await letTimePass();
      await resolvePayments(payments);
      expect(await broken.periods()).toEqual(['2028-02-29 completed']);
    });

    test('take invoice numbers without a gap when they are charged together', async () => {
      restore();
      const sale = await newSubscriber(service(), { start: START });
      const { db } = service().database;
      const numbers = async () => {
        const { data } = await sale.client.transactions.list({ query: { order_by: 'id[ASC]' } });
        return data.map(({ invoice_number }) => Number(invoice_number!.split('-')[1]));
      };
      expect(await numbers()).toEqual([10_001]);
      const [price] = await db.selectFrom('prices').selectAll().where('id', '=', sale.price).execute();
      const [product] = await db.selectFrom('products').selectAll().where('id', '=', price!.product_id).execute();
      const sold = { price, product } as unknown as Parameters<typeof fillSubscriptions>[1];
      const filling = { accountId: sale.accountId, count: 24, start: START, everyMinutes: 0, prefix: 'n' };
      await fillSubscriptions(db, sold, filling);
      await sale.advance('2028-03-01T00:00:00.000Z');
      expect((await numbers()).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 26 }, (_, i) => 10_001 + i));
    });

    test('are billed without a gateway, and charged when there is one', async () => {
      restore();
      const { emitted: caused } = await newSubscription();
      clock.advance(29 * 86_400_000);
      const { payments } = service().checkout;
      expect(await caused(() => renewAll({ ...payments, gateway: undefined }))).toEqual(RENEWED.slice(0, 3));
      expect(await caused(() => resolvePayments(payments))).toEqual(RENEWED.slice(3));
    });

    test('do not keep others from being renewed when one fails', async () => {
      restore();
      const broken = await newSubscription();
      const { emitted: caused, key } = await newSubscription();
      const { db } = service().database;
      const discount = JSON.stringify({ id: 'dsc_missing', starts_at: null, ends_at: null });
      await db.updateTable('subscriptions').set({ discount }).where('id', '=', broken.key.id).execute();
      clock.advance(29 * 86_400_000);
      const errors: object[] = [];
      const note = () => undefined;
      const log = { info: note, warn: note, error: (data: object) => void errors.push(data) };
      const payments = { ...service().checkout.payments, log };
      expect(await caused(() => renewSubscriptions(payments))).toEqual(RENEWED);
      expect(errors).toMatchObject([{ subscription_id: broken.key.id }]);
      expect(key.id).not.toBe(broken.key.id);
      expect(await renewSubscriptions(payments)).toBe(0);
      expect(errors).toHaveLength(1);
      await db.updateTable('subscriptions').set({ discount: null }).where('id', '=', broken.key.id).execute();
      clock.advance(60_000);
      await renewSubscriptions(payments);
      expect(await broken.periods()).toEqual(['2028-02-29 completed']);
    });
  },
  { clock },
);

eachService(
  'an advancing test clock',
  (service) => {
    test('does not stop the clocks of other accounts for as long as it takes', async () => {
      const start = '2028-02-15T10:00:00.000000Z';
      const day = { interval: 'day', frequency: 1 } as const;
      const slow = await newSubscriber(service(), { start, price: { billing_cycle: day } });
      const fast = await newSubscriber(service(), { start });
      await slow.client.testClock.advance({ body: { time: '2028-06-15T10:00:00Z' } });
      await fast.client.testClock.advance({ body: { time: '2028-03-15T10:00:00Z' } });
      await runMaintenance(service().checkout.payments);
      const { rows } = await sql<{ account_id: string; last: string }>`
        select account_id, max(id) as last from events group by account_id`.execute(service().database.db);
      const lastOf = (accountId: string) => rows.find(({ account_id }) => account_id === accountId)!.last;
      expect(lastOf(fast.accountId) < lastOf(slow.accountId)).toBe(true);
      for (const { client } of [slow, fast])
        expect((await client.testClock.get({})).data).toMatchObject({ status: 'ready' });
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);
