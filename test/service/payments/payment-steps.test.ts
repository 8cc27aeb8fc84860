import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';

import { completeTransaction } from '../../../service/payments/complete-transaction.ts';
import { chargeAttempt, chargeAttempts } from '../../../service/payments/pay.ts';
import type { PaymentServices } from '../../../service/payments/payment-services.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { newSale } from '../transactions/sale.ts';
import { payWith, paymentOf, startedAttempt } from './card-payment.ts';
import { withFailingStatements, withoutFee } from './failing-statements.ts';
import { PERIOD_END, startedCharges } from './started-charges.ts';

eachService(
  'the steps of a payment',
  (service) => {
    test('are one database transaction for a charge of the service, and three for a customer', async () => {
      const charges = await startedCharges(service(), 2, {
        cardOf: (number) => (number === 0 ? 'success' : 'renewals_declined'),
      });
      const { payments } = service().checkout;
      const { counted, begun } = countingTransactions(payments);
      for (const attempt of charges.attempts) await chargeAttempt(counted, attempt);
      expect((await charges.transactions()).map(({ status }) => status)).toEqual(['completed', 'past_due']);
      expect(begun()).toBe(2);
      const ready = await charges.ready();
      await payWith(counted, charges.accountId, ready);
      expect((await charges.get(ready.id)).status).toBe('completed');
      expect(begun()).toBe(5);
    });

    test('store what was captured together and what was declined alone, without a line in the log', async () => {
      const charges = await startedCharges(service(), 3, {
        cardOf: (number) => (number === 1 ? 'renewals_declined' : 'success'),
      });
      const { log, lines } = recordedLog();
      const { counted, begun } = countingTransactions({ ...service().checkout.payments, log });
      await chargeAttempts(counted, charges.attempts);
      expect((await charges.transactions()).map(({ status }) => status)).toEqual([
        'completed',
        'past_due',
        'completed',
      ]);
      expect(begun()).toBe(2);
      const declined = await startedCharges(service(), 1, { cardOf: () => 'renewals_declined' });
      await chargeAttempts(counted, declined.attempts);
      expect(begun()).toBe(3);
      expect(lines).toEqual([]);
    });

    test('of one charge that can not be stored do not keep others from it, and are left to a job', async () => {
      const charges = await startedCharges(service(), 2);
      const [broken, sound] = charges.attempts;
      const { log, lines } = recordedLog();
      const payments = withFailingStatements({ ...service().checkout.payments, log }, broken!.attemptId);
      await chargeAttempts(payments, charges.attempts);
      const err = new Error('the connection is lost');
      const about = { err, transaction_id: broken!.transactionId };
      expect(lines).toEqual([
        {
          level: 'warn',
          message: 'failed to complete charges together; trying each alone',
          data: { err, attempts: 2 },
        },
        {
          level: 'error',
          message: 'failed to complete a paid transaction; storing its payment, and retrying in the background',
          data: about,
        },
        { level: 'error', message: 'failed to store the charge of a renewal; retrying in the background', data: about },
      ]);
      expect(await charges.stored()).toMatchObject([
        { id: broken!.attemptId, state: 'open' },
        { id: sound!.attemptId, state: 'completed' },
      ]);
    });

    test('end with an error for a customer when the result can not be stored', async () => {
      const sale = await newSale(service());
      const { log, lines } = recordedLog();
      const { payments } = service().checkout;
      const attempt = await startedAttempt(payments, paymentOf(sale.accountId, await sale.ready()));
      const failing = withFailingStatements({ ...payments, log }, attempt.attemptId);
      await expect(chargeAttempt(failing, attempt)).rejects.toThrow('the connection is lost');
      expect(lines).toEqual([]);
    });

    test('keep the payment of a customer when the transaction can not be completed', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      const { log, lines } = recordedLog();
      const { payments } = service().checkout;
      const failing = withoutFee({ ...payments, log });
      expect(await payWith(failing, sale.accountId, ready)).toEqual({ kind: 'attempted' });
      expect(lines).toMatchObject([
        {
          level: 'error',
          message: 'failed to complete a paid transaction; retrying in the background',
          data: { transaction_id: ready.id },
        },
      ]);
      expect((await sale.get(ready.id)).status).toBe('paid');
      const key = { accountId: sale.accountId, transactionId: ready.id };
      const complete = () => completeTransaction(payments, key);
      expect(await sale.emitted(complete)).toContain('transaction.completed completed');
      expect(await sale.emitted(complete)).toEqual([]);
    });
  },
  { clock: new ManualClock(PERIOD_END) },
);

/** Payments that count the database transactions they begin. */
function countingTransactions(payments: PaymentServices) {
  let begun = 0;
  const { services } = payments;
  const transaction = () => {
    begun += 1;
    return services.db.transaction();
  };
  const db = { transaction } as Kysely<Tables>;
  return { counted: { ...payments, services: { ...services, db } } satisfies PaymentServices, begun: () => begun };
}
