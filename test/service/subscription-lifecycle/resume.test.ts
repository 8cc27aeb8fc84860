import { beforeEach, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { newSubscriber, rejectionOf, type Subscriber } from './subscriber.ts';

const START = '2028-01-31T10:00:00.000000Z';
const END = '2028-02-29T10:00:00.000000Z';
const JUNE = '2028-06-01T00:00:00.000000Z';
const NOW = { effective_from: 'immediately' } as const;
const CONTINUE = { on_resume: 'continue_existing_billing_period' } as const;
const clock = new ManualClock(START);

eachService(
  'resuming a subscription without a charge',
  (service) => {
    beforeEach(() => clock.set(START));

    const resume = ({ client, path }: Subscriber, body: object = {}) => client.subscriptions.resume({ path, body });
    const paused = async (body: object = {}) => {
      const subscriber = await newSubscriber(service());
      clock.advance(86_400_000);
      await subscriber.client.subscriptions.pause({ path: subscriber.path, body: { ...NOW, ...body } });
      clock.advance(86_400_000);
      return subscriber;
    };

    test('continues the billing period and its dates when the request says so', async () => {
      const subscriber = await paused();
      expect(await subscriber.emitted(() => resume(subscriber, CONTINUE))).toEqual([
        'subscription.updated active',
        'subscription.resumed active',
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        updated_at: '2028-02-02T10:00:00.000000Z',
        paused_at: null,
        next_billed_at: END,
        current_billing_period: { starts_at: START, ends_at: END },
        scheduled_change: null,
        items: [{ status: 'active', previously_billed_at: START, next_billed_at: END }],
      });
      expect(await subscriber.row()).toMatchObject({ due_at: END, on_resume: null, anchor_at: START });
      expect((await subscriber.client.transactions.list({})).data).toHaveLength(1);
    });

    test('keeps the charges that wait for the next renewal', async () => {
      const subscriber = await paused();
      const { items } = await subscriber.row();
      await subscriber.store({ stored_charges: items });
      await resume(subscriber, CONTINUE);
      expect((await subscriber.row()).stored_charges).toHaveLength(1);
    });

    test('continues a period that begins at this moment, because that is charged already', async () => {
      const subscriber = await newSubscriber(service());
      const { client, path } = subscriber;
      await client.subscriptions.pause({ path, body: NOW });
      await resume(subscriber);
      expect(await subscriber.subscription()).toMatchObject({ status: 'active', next_billed_at: END });
      expect((await client.transactions.list({})).data).toHaveLength(1);
    });

    test('at a time is scheduled, and replaces the time of an earlier request', async () => {
      const subscriber = await paused({ resume_at: '2028-07-01T00:00:00Z' });
      expect(await subscriber.emitted(() => resume(subscriber, { effective_from: JUNE }))).toEqual([
        'subscription.updated paused',
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'paused',
        scheduled_change: { action: 'resume', effective_at: JUNE, resume_at: null },
      });
      expect(await subscriber.row()).toMatchObject({ due_at: JUNE, on_resume: 'start_new_billing_period' });
    });

    test('at a time within the billing period can continue it', async () => {
      const subscriber = await paused();
      await resume(subscriber, { effective_from: '2028-02-20T00:00:00Z', ...CONTINUE });
      expect((await subscriber.subscription()).current_billing_period).toEqual({ starts_at: START, ends_at: END });
    });

    test('at a time moves the end of a scheduled pause', async () => {
      const subscriber = await newSubscriber(service());
      const { client, path } = subscriber;
      await client.subscriptions.pause({ path });
      expect(await subscriber.emitted(() => resume(subscriber, { effective_from: JUNE }))).toEqual([
        'subscription.updated active',
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        next_billed_at: null,
        scheduled_change: { action: 'pause', effective_at: END, resume_at: JUNE },
      });
    });

    test('says what is accepted when the time is neither immediately nor a time', async () => {
      const { call, id } = await paused();
      const response = await call('POST', `/subscriptions/${id}/resume`, { json: { effective_from: 'tomorrow' } });
      const message = 'must be immediately or be a date and time such as 2026-01-31T09:30:00Z';
      expect(await response.json()).toMatchObject({ error: { errors: [{ field: 'effective_from', message }] } });
    });

    /** Requests that end with an error, which leaves the subscription as it was. */
    const rejected: readonly (readonly [string, () => Promise<Subscriber>, object, string, number])[] = [
      ['active', () => newSubscriber(service()), {}, 'subscription_must_be_paused', 400],
      [
        'active, also at a time',
        () => newSubscriber(service()),
        { effective_from: JUNE },
        'subscription_must_be_paused',
        400,
      ],
      [
        'canceled',
        async () => {
          const subscriber = await paused();
          await subscriber.client.subscriptions.cancel({ path: subscriber.path });
          return subscriber;
        },
        {},
        'subscription_is_canceled_action_invalid',
        400,
      ],
      [
        'only scheduled to pause, without a time',
        async () => {
          const subscriber = await newSubscriber(service());
          await subscriber.client.subscriptions.pause({ path: subscriber.path });
          return subscriber;
        },
        {},
        'subscription_must_be_paused',
        400,
      ],
      [
        'scheduled to pause later than the time',
        async () => {
          const subscriber = await newSubscriber(service());
          await subscriber.client.subscriptions.pause({ path: subscriber.path });
          return subscriber;
        },
        { effective_from: END },
        'invalid_field',
        400,
      ],
      [
        'paused, and the time is over',
        () => paused(),
        { effective_from: '2028-02-02T10:00:00Z' },
        'invalid_field',
        400,
      ],
      [
        'paused, and its period ends before the time',
        () => paused(),
        { effective_from: END, ...CONTINUE },
        'subscription_continuing_existing_billing_period_not_allowed',
        400,
      ],
      [
        'paused, and its period is over',
        async () => {
          const subscriber = await paused();
          clock.set(END);
          return subscriber;
        },
        CONTINUE,
        'subscription_continuing_existing_billing_period_not_allowed',
        400,
      ],
      [
        'being charged',
        async () => {
          const subscriber = await paused();
          await subscriber.store({ charging_transaction_id: 'txn_01jnk8t6d8f0h2k4m6n8q0r2s4' });
          return subscriber;
        },
        CONTINUE,
        'subscription_locked_processing',
        409,
      ],
    ];

    test.each(rejected)('is rejected when it is %s', async (_, prepare, body, code, status) => {
      const subscriber = await prepare();
      const before = await subscriber.row();
      expect(await rejectionOf(resume(subscriber, body))).toMatchObject({ code, status });
      expect(await subscriber.row()).toEqual(before);
    });
  },
  { clock },
);
