import type { PriceCreate } from '@billing/types';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { MANUAL } from '../transactions/sale.ts';
import { newSubscriber, RENEWED, type Subscriber } from './subscriber.ts';

const START = '2028-01-15T10:00:00.000000Z';
const PERIOD_END = '2028-02-15T10:00:00.000000Z';

eachService(
  'the end of a trial',
  (service) => {
    const TRIAL_END = '2028-01-29T10:00:00.000000Z';
    const trial = (requires_payment_method = true): Partial<PriceCreate> => ({
      trial_period: { interval: 'day', frequency: 14, requires_payment_method } as NonNullable<
        PriceCreate['trial_period']
      >,
    });
    const withoutCard = ({ subscription_id }: Subscriber) =>
      service()
        .database.db.updateTable('subscriptions')
        .set({ instrument: null })
        .where('id', '=', subscription_id)
        .execute();
    /** As if the price had needed no payment method, though the customer saved one. */
    const withoutNeed = ({ subscription_id }: Subscriber) =>
      sql`
        update subscriptions
        set items = jsonb_set(items::jsonb, '{0,price,trial_period,requires_payment_method}', 'false')::json
        where id = ${subscription_id}`.execute(service().database.db);

    test('charges the first period with the card of the customer, and activates the subscription when it is paid', async () => {
      const subscriber = await newSubscriber(service(), { start: START, price: trial() });
      expect(await subscriber.subscription()).toMatchObject({ status: 'trialing', next_billed_at: TRIAL_END });
      expect(await subscriber.advance(TRIAL_END)).toEqual([
        'subscription.updated trialing',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'transaction.paid paid',
        'subscription.updated active',
        'subscription.activated active',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      const period = { starts_at: TRIAL_END, ends_at: '2028-02-29T10:00:00.000000Z' };
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        first_billed_at: TRIAL_END,
        current_billing_period: period,
        next_billed_at: period.ends_at,
        items: [{ status: 'active', previously_billed_at: TRIAL_END, trial_dates: { starts_at: START } }],
      });
      expect(await subscriber.advance('2028-04-01T00:00:00Z')).toEqual([...RENEWED, ...RENEWED]);
      const starts = (await subscriber.renewals()).map(({ billing_period }) => billing_period!.starts_at.slice(0, 10));
      expect(starts).toEqual(['2028-01-29', '2028-02-29', '2028-03-29']);
    });

    test('with a card that is declined makes the subscription past due', async () => {
      const subscriber = await newSubscriber(service(), { start: START, price: trial(), card: 'renewals_declined' });
      expect((await subscriber.advance(TRIAL_END)).slice(3)).toEqual([
        'transaction.payment_failed billed',
        'transaction.updated past_due',
        'transaction.past_due past_due',
        'subscription.updated past_due',
        'subscription.past_due past_due',
      ]);
    });

    test('issues the first invoice with manual collection, which activates the subscription', async () => {
      const subscriber = await newSubscriber(service(), { start: START, price: trial(), body: MANUAL });
      await subscriber.pay(subscriber.first);
      expect(await subscriber.advance(TRIAL_END)).toEqual([
        'subscription.updated active',
        'subscription.activated active',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
      expect((await subscriber.subscription()).items).toMatchObject([{ status: 'active' }]);
    });

    test.each([
      ['a saved card', {}, 'subscription.activated active'],
      ['manual collection', MANUAL, 'invoice.issued issued'],
    ])('that needs no payment method continues with %s', async (_, body, event) => {
      const subscriber = await newSubscriber(service(), { start: START, price: trial(), body });
      await withoutNeed(subscriber);
      if ('collection_mode' in body) await subscriber.pay(subscriber.first);
      expect(await subscriber.advance(TRIAL_END)).toContain(event);
      expect(await subscriber.subscription()).toMatchObject({ status: 'active' });
      expect(await subscriber.renewals()).toHaveLength(1);
    });

    test('that needs a payment method makes the subscription past due when none is left', async () => {
      const subscriber = await newSubscriber(service(), { start: START, price: trial() });
      await withoutCard(subscriber);
      expect((await subscriber.advance(TRIAL_END)).slice(-4)).toEqual([
        'transaction.updated past_due',
        'transaction.past_due past_due',
        'subscription.updated past_due',
        'subscription.past_due past_due',
      ]);
    });

    test('decides nothing about later periods without a payment method', async () => {
      const subscriber = await newSubscriber(service(), { start: START, price: trial() });
      await withoutNeed(subscriber);
      await subscriber.advance(TRIAL_END);
      await withoutCard(subscriber);
      await subscriber.advance('2028-02-29T10:00:00Z');
      expect(await subscriber.subscription()).toMatchObject({ status: 'past_due' });
    });

    test('that costs nothing activates the subscription without a payment', async () => {
      const unit_price = { amount: '0', currency_code: 'EUR' } as const;
      const subscriber = await newSubscriber(service(), { start: START, price: { ...trial(), unit_price } });
      expect((await subscriber.advance(TRIAL_END)).filter((event) => event.startsWith('subscription.'))).toEqual([
        'subscription.updated trialing',
        'subscription.updated active',
        'subscription.activated active',
      ]);
      expect(await subscriber.renewals()).toMatchObject([{ status: 'completed', payments: [] }]);
    });

    test('cancels the subscription without a payment method when one of its prices needs none', async () => {
      const subscriber = await newSubscriber(service(), { start: START, price: trial(false), body: {} });
      await withoutCard(subscriber);
      await sql`
        update subscriptions
        set items = (jsonb_build_array(jsonb_set(items::jsonb -> 0, '{price,trial_period}', 'null')) || items::jsonb)::json
        where id = ${subscriber.subscription_id}`.execute(service().database.db);
      await subscriber.advance(TRIAL_END);
      expect(await subscriber.subscription()).toMatchObject({ status: 'canceled', canceled_at: TRIAL_END });
    });

    test('without a payment method, and without the need for one, cancels the subscription', async () => {
      const subscriber = await newSubscriber(service(), { start: START, price: trial(false), body: {} });
      await withoutCard(subscriber);
      expect(await subscriber.advance('2028-06-01T00:00:00Z')).toEqual([
        'subscription.updated canceled',
        'subscription.canceled canceled',
      ]);
      expect(await subscriber.subscription()).toMatchObject({ status: 'canceled', canceled_at: TRIAL_END });
      expect(await subscriber.renewals()).toEqual([]);
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);

eachService(
  'a scheduled change that falls due',
  (service) => {
    const scheduled = async (
      scheduled_change: { action: 'cancel' | 'pause' | 'resume'; effective_at: string; resume_at: string | null },
      columns: object = {},
      card = 'success',
    ): Promise<Subscriber> => {
      const subscriber = await newSubscriber(service(), { start: START, card });
      await service()
        .database.db.updateTable('subscriptions')
        .set({
          scheduled_change: JSON.stringify(scheduled_change),
          scheduled_change_action: scheduled_change.action,
          next_billed_at: null,
          due_at: scheduled_change.effective_at,
          ...columns,
        })
        .where('id', '=', subscriber.subscription_id)
        .execute();
      return subscriber;
    };

    test('cancels the subscription at the end of the period instead of renewing it', async () => {
      const subscriber = await scheduled({ action: 'cancel', effective_at: PERIOD_END, resume_at: null });
      expect(await subscriber.advance('2028-06-01T00:00:00Z')).toEqual([
        'subscription.updated canceled',
        'subscription.canceled canceled',
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        canceled_at: PERIOD_END,
        updated_at: PERIOD_END,
        scheduled_change: null,
      });
    });

    test('pauses it, then resumes it with a period from then on that is charged in full', async () => {
      const resume_at = '2028-03-31T08:00:00.000000Z';
      const subscriber = await scheduled({ action: 'pause', effective_at: PERIOD_END, resume_at });
      expect(await subscriber.advance('2028-03-01T00:00:00Z')).toEqual([
        'subscription.updated paused',
        'subscription.paused paused',
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'paused',
        paused_at: PERIOD_END,
        next_billed_at: null,
        current_billing_period: null,
        scheduled_change: { action: 'resume', effective_at: resume_at },
        items: [{ status: 'inactive' }],
      });
      expect(await subscriber.advance('2028-05-01T00:00:00Z')).toEqual([
        RENEWED[0],
        'subscription.resumed active',
        ...RENEWED.slice(1),
        ...RENEWED,
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        paused_at: null,
        scheduled_change: null,
        current_billing_period: { starts_at: '2028-04-30T08:00:00.000000Z', ends_at: '2028-05-31T08:00:00.000000Z' },
        items: [{ status: 'active' }],
      });
    });

    test('resumes it within the period that it had without a charge', async () => {
      const effective_at = '2028-02-01T00:00:00.000000Z';
      const subscriber = await scheduled(
        { action: 'resume', effective_at, resume_at: null },
        { status: 'paused', paused_at: START, on_resume: 'continue_existing_billing_period' },
      );
      expect(await subscriber.subscription()).toMatchObject({ current_billing_period: { ends_at: PERIOD_END } });
      expect(await subscriber.advance(effective_at)).toEqual([
        'subscription.updated active',
        'subscription.resumed active',
      ]);
      expect(await subscriber.subscription()).toMatchObject({ status: 'active', next_billed_at: PERIOD_END });
      expect(await subscriber.advance(PERIOD_END)).toEqual(RENEWED);
    });

    test('pauses it, then resumes it within its period without a charge when it was to continue it', async () => {
      const resume_at = '2028-02-05T00:00:00.000000Z';
      const subscriber = await scheduled(
        { action: 'pause', effective_at: '2028-02-01T00:00:00.000000Z', resume_at },
        { on_resume: 'continue_existing_billing_period' },
      );
      expect(await subscriber.advance(resume_at)).toEqual([
        'subscription.updated paused',
        'subscription.paused paused',
        'subscription.updated active',
        'subscription.resumed active',
      ]);
      expect(await subscriber.subscription()).toMatchObject({ next_billed_at: PERIOD_END });
    });

    test('resumes it past due when the card is declined, and cancels it after dunning', async () => {
      const effective_at = '2028-02-20T00:00:00.000000Z';
      const subscriber = await scheduled(
        { action: 'resume', effective_at, resume_at: null },
        { status: 'paused', paused_at: START, on_resume: 'start_new_billing_period' },
        'renewals_declined_for_good',
      );
      expect(await subscriber.advance(effective_at)).toEqual([
        RENEWED[0],
        'subscription.resumed active',
        ...RENEWED.slice(1, 3),
        'transaction.payment_failed billed',
        'transaction.updated past_due',
        'transaction.past_due past_due',
        'subscription.updated past_due',
        'subscription.past_due past_due',
      ]);
      await subscriber.advance('2028-04-01T00:00:00Z');
      expect(await subscriber.subscription()).toMatchObject({
        status: 'canceled',
        canceled_at: '2028-03-21T00:00:00.000000Z',
      });
    });

    test('resumes it with a new period when the one that it had is over', async () => {
      const effective_at = '2028-02-20T00:00:00.000000Z';
      const subscriber = await scheduled(
        { action: 'resume', effective_at, resume_at: null },
        { status: 'paused', paused_at: START, on_resume: 'continue_existing_billing_period' },
      );
      expect(await subscriber.advance(effective_at)).toEqual([
        RENEWED[0],
        'subscription.resumed active',
        ...RENEWED.slice(1),
      ]);
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);
