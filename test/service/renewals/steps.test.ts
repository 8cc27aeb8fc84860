import { expect, test } from 'vitest';

import type { Id } from '../../../service/ids/id.ts';
import type { PaymentServices } from '../../../service/payments/payment-services.ts';
import { renewSubscriptions, startSteps } from '../../../service/renewals/renew-subscriptions.ts';
import { fillSubscriptions } from '../../support/fill-subscriptions.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { watchedDatabase } from '../../support/watched-database.ts';
import { newSale } from '../transactions/sale.ts';

const START = '2028-01-31T10:00:00.000Z';
const clock = new ManualClock(START);
/** More than the steps that share a transaction. */
const MANY = 30;

eachService(
  'the steps of subscriptions',
  (service) => {
    let fillings = 0;

    /**
     * Subscriptions whose first period has ended, in an account without a test clock. No other one is due.
     */
    async function dueSubscriptions(count: number) {
      clock.advance(Date.parse(START) - clock.now().getTime());
      const { accountId, client, product_id } = await newSale(service());
      const { db } = service().database;
      await db.updateTable('subscriptions').set({ due_at: null }).execute();
      const { data } = await client.prices.create({
        body: {
          product_id,
          description: 'Plan',
          unit_price: { amount: '1000', currency_code: 'EUR' },
          billing_cycle: { interval: 'month', frequency: 1 },
        },
      });
      const price = await db.selectFrom('prices').selectAll().where('id', '=', data.id).executeTakeFirst();
      const product = await db.selectFrom('products').selectAll().where('id', '=', product_id).executeTakeFirst();
      fillings += 1;
      await fillSubscriptions(db, { price, product } as unknown as Parameters<typeof fillSubscriptions>[1], {
        accountId,
        count,
        start: START,
        everyMinutes: 0,
        prefix: `s${fillings}x`,
      });
      clock.advance(30 * 86_400_000);
      const renewals = async () => {
        const query = { origin: ['subscription_recurring' as const], per_page: 30 };
        return (await client.transactions.list({ query })).data.map(({ status }) => status);
      };
      return { accountId, client, renewals };
    }

    /**
     * Payments that report how many subscriptions each transaction claims, each statement that stores
     * transactions, and each error or warning that is logged.
     */
    function observed(onStore: () => void = () => undefined) {
      const { payments } = service().checkout;
      const seen = { claims: [] as number[], stores: 0, errors: [] as string[] };
      const db = watchedDatabase(payments.services.db, ({ sql, parameters }) => {
        if (sql.includes('wanted(account_id, id)')) seen.claims.push((parameters[0] as readonly string[]).length);
        if (!sql.startsWith('insert into "transactions"')) return;
        seen.stores += 1;
        onStore();
      });
      const record = (_: object, line: string): void => void seen.errors.push(line);
      const log = { ...payments.log, error: record, warn: record };
      const services = { ...payments.services, db };
      return { seen, payments: { ...payments, log, services } satisfies PaymentServices };
    }

    test('store 25 renewals of an account with one statement', async () => {
      const { renewals } = await dueSubscriptions(MANY);
      const { payments, seen } = observed();
      expect(await renewSubscriptions(payments)).toBe(MANY);
      const claims = seen.claims.toSorted((one, other) => other - one);
      expect({ ...seen, claims }).toEqual({ claims: [25, 5], stores: 2, errors: [] });
      expect(await renewals()).toEqual(Array(MANY).fill('completed'));
    });

    test('leave the charges to a job when the service has no gateway', async () => {
      const { renewals } = await dueSubscriptions(2);
      const { payments, seen } = observed();
      const { gateway: _, ...others } = payments;
      expect(await renewSubscriptions({ ...others, gateway: undefined })).toBe(2);
      expect(seen.errors).toEqual([]);
      expect(await renewals()).toEqual(['billed', 'billed']);
    });

    test('leave the charges to a job when the process is to stop before it makes them', async () => {
      const { renewals } = await dueSubscriptions(2);
      const stopping = new AbortController();
      const { payments, seen } = observed(() => stopping.abort());
      expect(await renewSubscriptions(payments, stopping.signal)).toBe(2);
      expect(seen.errors).toEqual([]);
      expect(await renewals()).toEqual(['billed', 'billed']);
    });

    test('charge nothing for one without a payment method', async () => {
      const { accountId, renewals } = await dueSubscriptions(2);
      const { db } = service().database;
      const rows = db.selectFrom('subscriptions').where('account_id', '=', accountId);
      const { id } = await rows.select('id').limit(1).executeTakeFirstOrThrow();
      await db.updateTable('subscriptions').set({ instrument: null }).where('id', '=', id).execute();
      const { payments, seen } = observed();
      expect(await renewSubscriptions(payments)).toBe(2);
      expect(seen.errors).toEqual([]);
      expect((await renewals()).toSorted()).toEqual(['completed', 'past_due']);
    });

    test('are not taken before they are due, nor after another process took them', async () => {
      const { accountId } = await dueSubscriptions(2);
      const { payments } = observed();
      const rows = service().database.db.selectFrom('subscriptions').where('account_id', '=', accountId);
      const keys = await rows.select(['account_id', 'id']).execute();
      expect(await renewSubscriptions(payments)).toBe(2);
      const before = await rows.selectAll().orderBy('id').execute();
      expect(await startSteps(payments, keys as { account_id: string; id: Id<'sub_'> }[])).toEqual([]);
      expect(await rows.selectAll().orderBy('id').execute()).toEqual(before);
    });

    test('begin no more when the process is to stop', async () => {
      const { renewals } = await dueSubscriptions(2);
      const { payments } = observed();
      expect(await renewSubscriptions(payments, AbortSignal.abort())).toBe(0);
      expect(await renewals()).toEqual([]);
    });

    test('take each step alone after a failure, unless the process is to stop', async () => {
      const { renewals } = await dueSubscriptions(3);
      const fail = (): never => {
        throw new Error('the connection is lost');
      };
      const stopping = new AbortController();
      const stopped = observed(() => {
        stopping.abort();
        fail();
      });
      const failures = { renewalFailed: () => void stopped.seen.errors.push('renewalFailed') };
      expect(await renewSubscriptions(stopped.payments, stopping.signal, failures)).toBe(0);
      expect(stopped.seen).toEqual({ claims: [3], stores: 1, errors: [] });

      const failing = { left: 2 };
      const observing = observed(() => {
        failing.left -= 1;
        if (failing.left >= 0) fail();
      });
      expect(await renewSubscriptions(observing.payments, undefined, failures)).toBe(2);
      expect(observing.seen).toMatchObject({ stores: 4, errors: ['failed to renew a subscription; retrying'] });
      expect(stopped.seen.errors).toEqual(['renewalFailed']);
      expect(await renewals()).toEqual(['completed', 'completed']);
    });
  },
  { clock },
);
