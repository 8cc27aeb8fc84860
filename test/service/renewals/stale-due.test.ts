import { expect, test } from 'vitest';

import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { emitted, newSubscriber, type Subscriber } from './subscriber.ts';

const START = '2028-01-15T10:00:00.000000Z';
const RENEWAL = '2028-02-15T10:00:00.000000Z';

eachService(
  'a subscription that is found too early',
  (service) => {
    const row = ({ subscription_id }: Subscriber) =>
      service()
        .database.db.selectFrom('subscriptions')
        .selectAll()
        .where('id', '=', subscription_id)
        .executeTakeFirstOrThrow();
    /** Lets a worker find it at once, and returns it before and after that. */
    const found = async (subscriber: Subscriber, columns: object = {}) => {
      const { db } = service().database;
      const stale = { due_at: START, updated_at: '2028-01-01T00:00:00.000000Z', ...columns };
      await db.updateTable('subscriptions').set(stale).where('id', '=', subscriber.subscription_id).execute();
      const before = await row(subscriber);
      const { payments } = service().checkout;
      expect(await emitted(service(), subscriber.accountId, () => runMaintenance(payments))).toEqual([]);
      return { before, after: await row(subscriber) };
    };

    test('waits for its renewal, unchanged', async () => {
      const { before, after } = await found(await newSubscriber(service(), { start: START }));
      expect(after).toEqual({ ...before, due_at: RENEWAL, revision: before.revision + 1 });
    });

    test('waits for its next retry when it is past due', async () => {
      const subscriber = await newSubscriber(service(), { start: START, card: 'renewals_declined' });
      await subscriber.advance(RENEWAL);
      const { before, after } = await found(subscriber);
      expect(after).toEqual({ ...before, due_at: '2028-02-16T10:00:00.000000Z', revision: before.revision + 1 });
    });

    test('is not found again when nothing is planned for it', async () => {
      const subscriber = await newSubscriber(service(), { start: START });
      const { after } = await found(subscriber, { next_billed_at: null, status: 'paused' });
      expect(after.due_at).toBeNull();
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);
