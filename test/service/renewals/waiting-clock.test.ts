import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { resolvePayments } from '../../../service/payments/resolve-payments.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { testPayments } from '../../support/payments.ts';
import { eachService } from '../../support/service.ts';
import { emitted, newSubscriber, RENEWED } from './subscriber.ts';

eachService(
  'an advancing test clock',
  (service) => {
    test('waits for a payment of the service, so that the next renewal comes after it', async () => {
      const paying = await newSubscriber(service(), { start: '2028-02-15T10:00:00.000000Z' });
      const { payments } = testPayments(service().services, { timeoutMs: 100 });
      await service()
        .database.db.updateTable('subscriptions')
        .set({ instrument: sql`replace(instrument::text, 'test_card_success', 'test_card_never_answers')::json` })
        .where('id', '=', paying.subscription_id)
        .execute();
      const time = '2028-04-20T00:00:00.000000Z';
      await paying.client.testClock.advance({ body: { time } });
      expect(await emitted(service(), paying.accountId, () => runMaintenance(payments))).toEqual(RENEWED.slice(0, 3));
      expect((await paying.client.testClock.get({})).data).toMatchObject({
        status: 'advancing',
        time: '2028-03-15T10:00:00.000000Z',
      });
      expect(await emitted(service(), paying.accountId, () => runMaintenance(payments))).toEqual([]);
      await sql`update payment_attempts set ask_at = clock_timestamp()`.execute(service().database.db);
      expect(await emitted(service(), paying.accountId, () => resolvePayments(payments))).toEqual(RENEWED.slice(3));
      expect(await emitted(service(), paying.accountId, () => runMaintenance(payments))).toEqual(RENEWED.slice(0, 3));
      expect(
        (await paying.renewals()).map(({ billed_at, payments: [paid] }) => [billed_at, paid!.captured_at]),
      ).toEqual([
        ['2028-03-15T10:00:00.000000Z', '2028-03-15T10:00:00.000000Z'],
        ['2028-04-15T10:00:00.000000Z', null],
      ]);
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);
