import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { MANUAL } from '../transactions/sale.ts';
import { newSubscriber, RENEWED } from './subscriber.ts';

eachService(
  'the renewal of a subscription',
  (service) => {
    test('bills and charges the next period, with its events in order', async () => {
      const subscriber = await newSubscriber(service(), { start: '2028-01-15T10:00:00.000000Z' });
      expect(await subscriber.advance('2028-02-15T09:59:59Z')).toEqual([]);
      expect(await subscriber.advance('2028-02-15T10:00:00Z')).toEqual(RENEWED);
      const period = { starts_at: '2028-02-15T10:00:00.000000Z', ends_at: '2028-03-15T10:00:00.000000Z' };
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        current_billing_period: period,
        next_billed_at: period.ends_at,
        updated_at: period.starts_at,
        items: [{ status: 'active', previously_billed_at: period.starts_at, next_billed_at: period.ends_at }],
      });
      const [renewal] = await subscriber.renewals();
      expect(renewal).toMatchObject({
        status: 'completed',
        origin: 'subscription_recurring',
        subscription_id: subscriber.subscription_id,
        customer_id: subscriber.customer_id,
        billing_period: period,
        billed_at: period.starts_at,
        collection_mode: 'automatic',
        details: { totals: { total: '1000', balance: '0' } },
        payments: [{ status: 'captured', amount: '1000', captured_at: period.starts_at }],
      });
      expect(renewal!.details.line_items).toMatchObject([{ proration: { rate: '1', billing_period: period } }]);
      expect(renewal!.invoice_number).toMatch(/-10002$/);
    });

    test('is reported to each destination that subscribes to its events, in their order', async () => {
      const subscriber = await newSubscriber(service(), { start: '2028-01-15T10:00:00.000000Z' });
      const settings = await Promise.all(
        [['transaction.completed', 'subscription.updated', 'transaction.billed'], ['transaction.paid']].map(
          (subscribed_events) =>
            subscriber.client.notificationSettings.create({
              body: {
                description: 'Renewals',
                type: 'url',
                destination: 'https://receiver.example/webhooks',
                subscribed_events: subscribed_events as never,
                traffic_source: 'platform',
              },
            }),
        ),
      );
      await subscriber.advance('2028-02-15T10:00:00Z');
      const rows = await service()
        .database.db.selectFrom('notifications')
        .select(['type', 'notification_setting_id', 'payload'])
        .where('account_id', '=', subscriber.accountId)
        .orderBy('id')
        .execute();
      const [first, second] = settings.map(({ data }) => data.id);
      expect(rows.map((row) => [row.type, row.notification_setting_id])).toEqual([
        ['subscription.updated', first],
        ['transaction.billed', first],
        ['transaction.paid', second],
        ['transaction.completed', first],
      ]);
      const events = await service()
        .database.db.selectFrom('events')
        .select(['id', 'data'])
        .where('account_id', '=', subscriber.accountId)
        .where('type', '=', 'transaction.completed')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(rows[3]!.payload)).toMatchObject({ event_id: events.id, data: { status: 'completed' } });
    });

    test('issues an invoice with manual collection', async () => {
      const subscriber = await newSubscriber(service(), { start: '2028-01-15T10:00:00.000000Z', body: MANUAL });
      await subscriber.pay(subscriber.first);
      const events = await subscriber.advance('2028-02-15T10:00:00Z');
      expect(events).toEqual([
        'subscription.updated active',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
      expect(await subscriber.renewals()).toMatchObject([
        { status: 'billed', payments: [], collection_mode: 'manual', invoice_number: expect.stringMatching(/-10002$/) },
      ]);
    });

    test.each([
      [
        'a month from its 31st day',
        '2028-01-31T10:00:00.000000Z',
        { interval: 'month', frequency: 1 },
        '2028-05-31T10:00:00Z',
        ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30'],
      ],
      [
        'a year from a leap day',
        '2028-02-29T10:00:00.000000Z',
        { interval: 'year', frequency: 1 },
        '2032-03-01T00:00:00Z',
        ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29', '2033-02-28'],
      ],
      [
        'three months',
        '2028-11-30T10:00:00.000000Z',
        { interval: 'month', frequency: 3 },
        '2029-09-01T00:00:00Z',
        ['2029-02-28', '2029-05-30', '2029-08-30', '2029-11-30'],
      ],
      [
        'two weeks',
        '2028-02-20T10:00:00.000000Z',
        { interval: 'week', frequency: 2 },
        '2028-03-20T00:00:00Z',
        ['2028-03-05', '2028-03-19', '2028-04-02'],
      ],
    ] as const)('after %s counts its dates from the anchor', async (_name, start, billing_cycle, until, dates) => {
      const subscriber = await newSubscriber(service(), { start, price: { billing_cycle } });
      const events = await subscriber.advance(until);
      expect(events).toEqual(dates.slice(1).flatMap(() => RENEWED));
      const renewals = await subscriber.renewals();
      const periods = renewals.map(({ billing_period }) => billing_period);
      expect(periods).toEqual(
        dates.slice(1).map((date, index) => ({
          starts_at: `${dates[index]}T10:00:00.000000Z`,
          ends_at: `${date}T10:00:00.000000Z`,
        })),
      );
      // Each at its own time, though the clock went all the way at once.
      expect(renewals.map(({ billed_at }) => billed_at)).toEqual(periods.map((period) => period!.starts_at));
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);
