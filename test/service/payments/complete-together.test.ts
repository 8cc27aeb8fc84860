import { expect, test } from 'vitest';

import { completeTogether } from '../../../service/payments/complete-together.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { emittedEvents } from '../renewals/subscriber.ts';
import { PERIOD_END, startedCharges } from './started-charges.ts';

eachService(
  'captured charges that are stored together',
  (service) => {
    test('leave out each that needs other rows than its own, and those of customers and with a result', async () => {
      const charges = await startedCharges(service(), 8);
      const { attempts, accountId } = charges;
      const { db } = service().services;
      const [completed, byCustomer, withCredit, withNumber, changing, invoiced, ...plain] = attempts;
      const attemptsTable = db.updateTable('payment_attempts').where('account_id', '=', accountId);
      await attemptsTable.set({ state: 'completed' }).where('id', '=', completed!.attemptId).execute();
      await attemptsTable.set({ initiator: 'customer' }).where('id', '=', byCustomer!.attemptId).execute();
      const idOf = ({ transactionId }: (typeof attempts)[number]) => transactionId as `txn_${string}`;
      const transactions = db.updateTable('transactions').where('account_id', '=', accountId);
      const { totals } = await db
        .selectFrom('transactions')
        .select('totals')
        .where('id', '=', idOf(withCredit!))
        .executeTakeFirstOrThrow();
      await transactions
        .set({ totals: JSON.stringify({ ...totals, credit: '5' }) })
        .where('id', '=', idOf(withCredit!))
        .execute();
      await transactions.set({ invoice_number: 'own-1' }).where('id', '=', idOf(withNumber!)).execute();
      const subscriptions = db.updateTable('subscriptions').where('account_id', '=', accountId);
      const pending_change = JSON.stringify({ transaction_id: idOf(changing!), change: null, key: null });
      await subscriptions.set({ pending_change }).where('charging_transaction_id', '=', idOf(changing!)).execute();
      await subscriptions
        .set({ collection_mode: 'manual' })
        .where('charging_transaction_id', '=', idOf(invoiced!))
        .execute();

      const ids = attempts.map(({ attemptId }) => attemptId);
      expect(await completeTogether(service().checkout.payments, ids)).toEqual(
        new Set(plain.map(({ attemptId }) => attemptId)),
      );
      expect((await charges.stored()).map(({ state }) => state)).toEqual([
        'completed',
        'open',
        'open',
        'open',
        'open',
        'open',
        'completed',
        'completed',
      ]);
    });

    test('leave a subscription as it is that no longer waits for its charge', async () => {
      const charges = await startedCharges(service(), 2);
      const [canceled, other] = charges.attempts;
      const { db } = service().services;
      await db
        .updateTable('subscriptions')
        .set({ charging_transaction_id: null })
        .where('charging_transaction_id', '=', canceled!.transactionId as `txn_${string}`)
        .execute();
      const [before] = await charges.subscriptions();
      const ids = [canceled!, other!].map(({ attemptId }) => attemptId);
      const events = await emittedEvents(service(), charges.accountId, () =>
        completeTogether(service().checkout.payments, ids),
      );
      expect(events.map(({ type }) => type)).toEqual(
        [1, 2].flatMap(() => [
          'transaction.updated',
          'transaction.paid',
          'transaction.updated',
          'transaction.completed',
        ]),
      );
      const [after, renewed] = await charges.subscriptions();
      expect(after).toEqual(before);
      expect(renewed!.charging_transaction_id).toBeNull();
    });
  },
  { clock: new ManualClock(PERIOD_END) },
);
