import { beforeEach, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { makeOverdue, newSubscriber, newTrial, rejectionOf, type Subscriber, waitingLine } from './subscriber.ts';

const START = '2028-01-31T10:00:00.000000Z';
const END = '2028-02-29T10:00:00.000000Z';
const NOW = { effective_from: 'immediately' } as const;
const CONTINUE = { on_resume: 'continue_existing_billing_period' } as const;
const PAUSED = ['subscription.updated paused', 'subscription.paused paused'] as const;
const clock = new ManualClock(START);

eachService(
  'pausing a subscription',
  (service) => {
    beforeEach(() => clock.set(START));

    const pause = ({ client, path }: Subscriber, body: object = {}) => client.subscriptions.pause({ path, body });

    test.each([
      [{}, null],
      [{ resume_at: '2028-04-01T02:00:00+02:00' }, '2028-04-01T00:00:00.000000Z'],
    ])('is scheduled for the end of the billing period by default, with %j until %s', async (body, resume_at) => {
      const subscriber = await newSubscriber(service());
      expect(await subscriber.emitted(() => pause(subscriber, body))).toEqual(['subscription.updated active']);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        next_billed_at: null,
        paused_at: null,
        current_billing_period: { starts_at: START, ends_at: END },
        scheduled_change: { action: 'pause', effective_at: END, resume_at },
        items: [{ status: 'active', next_billed_at: null }],
      });
      expect(await subscriber.row()).toMatchObject({ due_at: END, on_resume: 'start_new_billing_period' });
    });

    test('happens at once when the request says so: credits that wait are forgiven, and charges wait on', async () => {
      const subscriber = await newSubscriber(service());
      const charge = await waitingLine(subscriber, 2);
      await subscriber.store({ stored_lines: [charge, await waitingLine(subscriber, -1)] });
      clock.advance(86_400_000);
      expect(await subscriber.emitted(() => pause(subscriber, NOW))).toEqual(PAUSED);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'paused',
        paused_at: '2028-02-01T10:00:00.000000Z',
        next_billed_at: null,
        current_billing_period: null,
        scheduled_change: null,
        items: [{ status: 'inactive', next_billed_at: null }],
      });
      expect(await subscriber.row()).toMatchObject({ stored_lines: [charge], due_at: null });
    });

    test('until a time schedules the resumption', async () => {
      const subscriber = await newSubscriber(service());
      const resume_at = '2028-06-01T00:00:00.000000Z';
      await pause(subscriber, { ...NOW, resume_at });
      expect(await subscriber.subscription()).toMatchObject({
        status: 'paused',
        scheduled_change: { action: 'resume', effective_at: resume_at, resume_at: null },
      });
      expect((await subscriber.row()).due_at).toBe(resume_at);
    });

    test('shows the billing period only if the pause can continue it', async () => {
      const subscriber = await newSubscriber(service());
      await pause(subscriber, { ...NOW, ...CONTINUE, resume_at: '2028-02-20T00:00:00Z' });
      expect((await subscriber.subscription()).current_billing_period).toEqual({ starts_at: START, ends_at: END });
    });

    test('is scheduled for the end of a trial', async () => {
      const subscriber = await newTrial(service());
      await pause(subscriber);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'trialing',
        scheduled_change: { action: 'pause', effective_at: '2028-02-14T10:00:00.000000Z' },
      });
    });

    test('replaces a scheduled cancellation when it happens at once', async () => {
      const subscriber = await newSubscriber(service());
      const { client, path } = subscriber;
      await client.subscriptions.cancel({ path });
      await pause(subscriber, NOW);
      expect(await subscriber.subscription()).toMatchObject({ status: 'paused', scheduled_change: null });
    });

    test('cancels an overdue renewal, whose period can then not be continued', async () => {
      const subscriber = await newSubscriber(service());
      const { client, path } = subscriber;
      const id = await makeOverdue(service(), subscriber);
      expect(await subscriber.emitted(() => pause(subscriber, NOW))).toEqual([
        ...PAUSED,
        'transaction.updated canceled',
        'transaction.canceled canceled',
      ]);
      expect((await subscriber.get(id)).status).toBe('canceled');
      expect(await rejectionOf(client.subscriptions.resume({ path, body: CONTINUE }))).toMatchObject({
        code: 'subscription_continuing_existing_billing_period_not_allowed_no_billing_period',
        status: 400,
      });
    });

    test('of a past-due subscription happens at once when its period is over', async () => {
      const subscriber = await newSubscriber(service());
      await makeOverdue(service(), subscriber);
      clock.set(END);
      await pause(subscriber);
      expect(await subscriber.subscription()).toMatchObject({ status: 'paused', paused_at: END });
    });

    test('happens once when two requests arrive at the same time', async () => {
      const subscriber = await newSubscriber(service());
      const events = await subscriber.emitted(async () => {
        const results = await Promise.allSettled([pause(subscriber, NOW), pause(subscriber, NOW)]);
        expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      });
      expect(events).toEqual(PAUSED);
    });

    /** Requests that end with an error, which leaves the subscription as it was. */
    const rejected: readonly (readonly [
      string,
      (subscriber: Subscriber) => Promise<unknown>,
      object,
      string,
      number,
    ])[] = [
      ['paused', (to) => pause(to, NOW), NOW, 'subscription_cannot_be_paused', 400],
      [
        'canceled',
        ({ client, path }) => client.subscriptions.cancel({ path, body: NOW }),
        NOW,
        'subscription_is_canceled_action_invalid',
        400,
      ],
      ['scheduled to pause', (to) => pause(to), {}, 'subscription_locked_pending_changes', 400],
      ['near its renewal', async () => clock.set('2028-02-29T09:45:00Z'), NOW, 'subscription_locked_renewal', 409],
      [
        'being charged',
        (to) => to.store({ charging_transaction_id: 'txn_01jnk8t6d8f0h2k4m6n8q0r2s4' }),
        NOW,
        'subscription_locked_processing',
        409,
      ],
      [
        'past due, and its period should continue',
        (to) => makeOverdue(service(), to),
        { ...NOW, ...CONTINUE },
        'subscription_continuing_existing_billing_period_not_allowed_subscription_past_due',
        400,
      ],
      [
        'to continue a period that ends with the pause',
        async () => undefined,
        CONTINUE,
        'subscription_continuing_existing_billing_period_not_allowed',
        400,
      ],
      [
        'to continue a period that ends before it resumes',
        async () => undefined,
        { ...NOW, ...CONTINUE, resume_at: END },
        'subscription_continuing_existing_billing_period_not_allowed',
        400,
      ],
      ['to resume when it pauses', async () => undefined, { resume_at: END }, 'invalid_field', 400],
      ['to resume now', async () => undefined, { ...NOW, resume_at: START }, 'invalid_field', 400],
    ];

    test.each(rejected)('is rejected when it is %s', async (_, prepare, body, code, status) => {
      const subscriber = await newSubscriber(service());
      await prepare(subscriber);
      const before = await subscriber.row();
      expect(await rejectionOf(pause(subscriber, body))).toMatchObject({ code, status });
      expect(await subscriber.row()).toEqual(before);
    });

    test('is rejected in a trial, unless it begins at the end of the trial', async () => {
      const subscriber = await newTrial(service());
      expect(await rejectionOf(pause(subscriber, NOW))).toMatchObject({ code: 'subscription_not_active', status: 400 });
      expect((await subscriber.subscription()).status).toBe('trialing');
    });
  },
  { clock },
);
