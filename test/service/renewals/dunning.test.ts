import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import { resolvePayments } from '../../../service/payments/resolve-payments.ts';
import { startPayment } from '../../../service/payments/start-payment.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { paymentOf } from '../payments/card-payment.ts';
import { MANUAL } from '../transactions/sale.ts';
import { emitted, newSubscriber, RENEWED, type Subscriber } from './subscriber.ts';

const START = '2028-01-15T10:00:00.000000Z';
const RENEWAL = '2028-02-15T10:00:00.000000Z';
const END_OF_DUNNING = '2028-03-16T10:00:00.000000Z';

const FAILED = [
  'subscription.updated active',
  'transaction.created billed',
  'transaction.billed billed',
  'transaction.payment_failed billed',
  'transaction.updated past_due',
  'transaction.past_due past_due',
  'subscription.updated past_due',
  'subscription.past_due past_due',
] as const;
const RETRIED = ['transaction.payment_failed past_due', 'transaction.updated past_due'] as const;
const CANCELED_TRANSACTION = ['transaction.updated canceled', 'transaction.canceled canceled'] as const;

eachService(
  'a renewal whose payment fails',
  (service) => {
    const overdue = async (card = 'renewals_declined'): Promise<Subscriber> => {
      const subscriber = await newSubscriber(service(), { start: START, card });
      expect(await subscriber.advance(RENEWAL)).toEqual(FAILED);
      return subscriber;
    };

    const withoutInstrument = ({ subscription_id }: Subscriber) =>
      service()
        .database.db.updateTable('subscriptions')
        .set({ instrument: null })
        .where('id', '=', subscription_id)
        .execute();
    /** When a worker looks at it next, and how often it was changed. */
    const stored = ({ subscription_id }: Subscriber) =>
      service()
        .database.db.selectFrom('subscriptions')
        .select(['due_at', 'revision'])
        .where('id', '=', subscription_id)
        .executeTakeFirstOrThrow();

    test('makes the transaction and the subscription past due, which is not renewed', async () => {
      const subscriber = await overdue();
      const [renewal, ...others] = await subscriber.renewals();
      expect(others).toEqual([]);
      expect(renewal).toMatchObject({
        status: 'past_due',
        payments: [{ status: 'error', error_code: 'not_enough_balance' }],
        invoice_number: null,
      });
      expect(await subscriber.subscription()).toMatchObject({
        status: 'past_due',
        updated_at: RENEWAL,
        current_billing_period: { starts_at: RENEWAL },
      });
    });

    test('is retried after 1, 3, 5, 7, 14, 21 and 30 days, and then canceled with its transaction', async () => {
      const subscriber = await overdue();
      expect(await subscriber.advance('2028-02-16T09:59:59Z')).toEqual([]);
      for (const day of ['02-16', '02-18', '02-20', '02-22', '02-29', '03-07'])
        expect(await subscriber.advance(`2028-${day}T10:00:00Z`), day).toEqual(RETRIED);
      expect(await subscriber.advance('2028-03-17T10:00:00Z')).toEqual([
        ...RETRIED,
        'subscription.updated canceled',
        'subscription.canceled canceled',
        ...CANCELED_TRANSACTION,
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'canceled',
        canceled_at: '2028-03-16T10:00:00.000000Z',
        next_billed_at: null,
        current_billing_period: null,
        items: [{ status: 'inactive', next_billed_at: null }],
      });
      const [renewal] = await subscriber.renewals();
      expect(renewal!.payments).toHaveLength(8);
      expect(await subscriber.advance('2029-01-01T00:00:00Z')).toEqual([]);
    });

    test('is retried on the same days when the clock goes past all of them at once', async () => {
      const subscriber = await newSubscriber(service(), { start: START, card: 'renewals_declined' });
      expect(await subscriber.advance('2029-01-01T00:00:00Z')).toEqual([
        ...FAILED,
        ...Array.from({ length: 7 }, () => RETRIED).flat(),
        'subscription.updated canceled',
        'subscription.canceled canceled',
        ...CANCELED_TRANSACTION,
      ]);
      const [renewal] = await subscriber.renewals();
      expect(renewal!.payments.map(({ created_at }) => created_at.slice(5, 10)).toReversed()).toEqual([
        '02-15',
        '02-16',
        '02-18',
        '02-20',
        '02-22',
        '02-29',
        '03-07',
        '03-16',
      ]);
    });

    test('is paused instead in an account with that setting, and resumes no more by itself', async () => {
      const subscriber = await newSubscriber(service(), { start: START, card: 'renewals_declined' });
      const values = { account: subscriber.accountId, 'dunning-action': 'pause' };
      await runCommand(service().services, { name: 'account update', values, positionals: [] });
      const events = await subscriber.advance('2029-01-01T00:00:00Z');
      expect(events.slice(-4)).toEqual([
        'subscription.updated paused',
        'subscription.paused paused',
        ...CANCELED_TRANSACTION,
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'paused',
        paused_at: '2028-03-16T10:00:00.000000Z',
        scheduled_change: null,
        current_billing_period: null,
      });
    });

    test('lets the subscription recover instead of a retry when its transaction is not overdue any more', async () => {
      const subscriber = await overdue();
      const [renewal] = await subscriber.renewals();
      await service()
        .database.db.updateTable('transactions')
        .set({ status: 'canceled' })
        .where('id', '=', renewal!.id as `txn_${string}`)
        .execute();
      expect(await subscriber.advance('2028-02-16T10:00:00Z')).toEqual([
        'subscription.updated active',
        'subscription.activated active',
      ]);
      expect(await subscriber.subscription()).toMatchObject({ next_billed_at: '2028-03-15T10:00:00.000000Z' });
    });

    test('is not retried with a card that never succeeds', async () => {
      const subscriber = await overdue('renewals_declined_for_good');
      const events = await subscriber.advance('2029-01-01T00:00:00Z');
      expect(events).toEqual([
        'subscription.updated canceled',
        'subscription.canceled canceled',
        ...CANCELED_TRANSACTION,
      ]);
      expect((await subscriber.subscription()).canceled_at).toBe('2028-03-16T10:00:00.000000Z');
    });

    test('recovers when the customer pays the transaction, and is charged with that card from then on', async () => {
      const subscriber = await overdue();
      await subscriber.advance('2028-02-17T10:00:00Z');
      const [renewal] = await subscriber.renewals();
      expect(await subscriber.emitted(() => subscriber.pay(renewal!))).toEqual([
        'transaction.updated past_due',
        'transaction.paid paid',
        'subscription.updated active',
        'subscription.activated active',
        'payment_method.saved undefined',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        next_billed_at: '2028-03-15T10:00:00.000000Z',
        current_billing_period: { starts_at: RENEWAL, ends_at: '2028-03-15T10:00:00.000000Z' },
      });
      expect(await subscriber.advance('2028-04-01T00:00:00Z')).toEqual(RENEWED);
    });

    test('does not recover when the customer tries a card that is declined, and is retried on the same days', async () => {
      const subscriber = await overdue();
      const [renewal] = await subscriber.renewals();
      expect(await subscriber.emitted(() => subscriber.pay(renewal!, 'declined_fraud'))).toEqual(RETRIED);
      expect(await subscriber.subscription()).toMatchObject({ status: 'past_due' });
      expect(await subscriber.advance('2028-02-16T10:00:00Z')).toEqual(RETRIED);
    });

    test('leaves out periods that ended while it was past due, and bills the one under way', async () => {
      const subscriber = await newSubscriber(service(), {
        start: START,
        card: 'renewals_declined',
        price: { billing_cycle: { interval: 'week', frequency: 1 } },
      });
      // Weeks begin on 22 and 29 January, 5, 12 and 19 February.
      await subscriber.advance('2028-02-13T00:00:00Z');
      const [renewal] = await subscriber.renewals();
      await subscriber.pay(renewal!);
      // The clock stands still: what fell due with the payment happens at its time.
      const { payments } = service().checkout;
      expect(await emitted(service(), subscriber.accountId, () => runMaintenance(payments))).toEqual(RENEWED);
      const periods = (await subscriber.renewals()).map(({ billing_period }) => billing_period!.starts_at.slice(0, 10));
      expect(periods).toEqual(['2028-01-22', '2028-02-12']);
      expect(await subscriber.subscription()).toMatchObject({ next_billed_at: '2028-02-19T10:00:00.000000Z' });
    });

    test('is retried before a change that is scheduled for later', async () => {
      const subscriber = await overdue();
      const scheduled_change = { action: 'cancel', effective_at: '2028-02-17T10:00:00.000000Z', resume_at: null };
      await service()
        .database.db.updateTable('subscriptions')
        .set({ scheduled_change: JSON.stringify(scheduled_change), scheduled_change_action: 'cancel' })
        .where('id', '=', subscriber.subscription_id)
        .execute();
      expect(await subscriber.advance('2028-02-16T10:00:00Z')).toEqual(RETRIED);
      expect((await subscriber.advance('2028-02-17T10:00:00Z')).slice(0, 2)).toEqual([
        'subscription.updated canceled',
        'subscription.canceled canceled',
      ]);
    });

    test('counts a payment of the customer that is under way at a retry as the retry', async () => {
      const subscriber = await overdue();
      const { payments } = service().checkout;
      const [renewal] = await subscriber.renewals();
      const { kind } = await startPayment(payments, paymentOf(subscriber.accountId, renewal!));
      expect(kind).toBe('stored');
      expect(await subscriber.advance('2028-02-16T10:00:00Z')).toEqual([]);
      expect((await subscriber.renewals())[0]!.payments).toHaveLength(2);
      // The process that began the payment has ended.
      await sql`update payment_attempts set ask_at = clock_timestamp()`.execute(service().database.db);
      await resolvePayments(payments);
      expect(await subscriber.advance('2028-02-18T09:59:59Z')).toEqual([]);
      expect(await subscriber.advance('2028-02-18T10:00:00Z')).toEqual(RETRIED);
    });

    test('is not retried any more when its payment method was deleted, and ends like the others', async () => {
      const subscriber = await overdue();
      await withoutInstrument(subscriber);
      expect(await subscriber.advance('2028-02-16T10:00:00Z')).toEqual([]);
      expect((await stored(subscriber)).due_at).toBe(END_OF_DUNNING);
      expect((await subscriber.advance(END_OF_DUNNING))[0]).toBe('subscription.updated canceled');
    });

    test('of a subscription without a payment method waits for the customer, and ends like the others', async () => {
      const subscriber = await newSubscriber(service(), { start: START });
      await withoutInstrument(subscriber);
      const { revision } = await stored(subscriber);
      expect(await subscriber.advance(RENEWAL)).toEqual(FAILED.filter((event) => !event.includes('payment_failed')));
      // Metrics read the versions of a subscription in the order of their revisions.
      expect(await stored(subscriber)).toEqual({ due_at: END_OF_DUNNING, revision: revision + 2 });
      const [renewal] = await subscriber.renewals();
      await subscriber.pay(renewal!);
      expect(await subscriber.advance('2028-03-15T10:00:00Z')).toEqual(RENEWED);
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);

eachService(
  'an invoice of a subscription',
  (service) => {
    test('that is overdue and then canceled lets it recover with its next renewal', async () => {
      const subscriber = await newSubscriber(service(), { start: START, body: MANUAL });
      await subscriber.advance('2028-01-29T10:00:00Z');
      expect((await subscriber.update(subscriber.first.id, { status: 'canceled' })).status).toBe(200);
      expect((await subscriber.advance(RENEWAL)).slice(0, 3)).toEqual([
        'subscription.updated active',
        'subscription.activated active',
        'transaction.created billed',
      ]);
    });

    test('that is overdue makes it past due until it is paid, and renewals go on', async () => {
      const subscriber = await newSubscriber(service(), { start: START, body: MANUAL });
      expect(await subscriber.advance('2028-01-29T10:00:00Z')).toEqual([
        'transaction.updated past_due',
        'transaction.past_due past_due',
        'invoice.overdue overdue',
        'subscription.updated past_due',
        'subscription.past_due past_due',
      ]);
      expect(await subscriber.advance('2028-02-20T00:00:00Z')).toEqual([
        'subscription.updated past_due',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
      await subscriber.advance('2028-02-29T10:00:00Z');
      const [renewal] = await subscriber.renewals();
      expect(renewal).toMatchObject({ status: 'past_due' });
      await subscriber.pay(subscriber.first);
      expect(await subscriber.subscription()).toMatchObject({ status: 'past_due' });
      expect((await subscriber.emitted(() => subscriber.pay(renewal!))).slice(3, 5)).toEqual([
        'subscription.updated active',
        'subscription.activated active',
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        next_billed_at: '2028-03-15T10:00:00.000000Z',
      });
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);
