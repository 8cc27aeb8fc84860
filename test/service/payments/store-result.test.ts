import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { completeTransaction } from '../../../service/payments/complete-transaction.ts';
import type { FoundAttempt } from '../../../service/payments/gateway.ts';
import { storeResult, type StoreOptions } from '../../../service/payments/store-result.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { newSale } from '../transactions/sale.ts';
import { paymentOf, startedAttempt } from './card-payment.ts';
import { PERIOD_END, startedCharges } from './started-charges.ts';

const CAPTURED = { status: 'captured' } as const;
const DECLINED = { status: 'error', errorCode: 'not_enough_balance' } as const;
const ACTION_REQUIRED = { status: 'action_required' } as const;
const PENDING = { status: 'pending_no_action_required' } as const;

eachService(
  'a result of the gateway',
  (service) => {
    const recorded = () => {
      const { log, lines } = recordedLog();
      const payments = { ...service().checkout.payments, log };
      const store = (attemptId: string, result: FoundAttempt, options?: StoreOptions) =>
        storeResult(payments, attemptId, result, options);
      return { store, lines };
    };

    test('of an attempt that is not in the database is reported and ignored', async () => {
      const { store, lines } = recorded();
      const attempt_id = randomUUID();
      expect(await store(attempt_id, CAPTURED)).toBeUndefined();
      expect(lines).toEqual([
        {
          level: 'warn',
          message: 'ignored the result of a payment attempt that is not in the database',
          data: { attempt_id },
        },
      ]);
    });

    test('that is captured leaves the completion to a job, which does it soon', async () => {
      const charges = await startedCharges(service(), 1);
      const [{ attemptId, accountId, transactionId }] = charges.attempts as [(typeof charges.attempts)[number]];
      const { db } = service().services;
      const later = sql<string>`clock_timestamp() + interval '1 hour'`;
      await db.updateTable('payment_attempts').set({ asked: 3, ask_at: later }).where('id', '=', attemptId).execute();
      const { store, lines } = recorded();
      const key = { accountId, transactionId };
      expect(await store(attemptId, CAPTURED)).toEqual(key);
      const { rows } = await sql<{ state: string; asked: number; seconds: number }>`
        select state, asked, extract(epoch from ask_at - clock_timestamp())::float8 as seconds
        from payment_attempts where id = ${attemptId}`.execute(db);
      expect(rows).toMatchObject([{ state: 'captured', asked: 0 }]);
      expect(rows[0]!.seconds).toBeLessThanOrEqual(5);
      expect(await store(attemptId, CAPTURED)).toEqual(key);
      expect(await store(attemptId, CAPTURED, { completes: true })).toEqual(key);
      for (const other of [DECLINED, PENDING, { status: 'unknown' } as const])
        expect(await store(attemptId, other)).toBeUndefined();
      expect(await charges.transactions()).toMatchObject([{ status: 'paid' }]);
      await completeTransaction(service().checkout.payments, key);
      expect(await store(attemptId, CAPTURED)).toBeUndefined();
      expect(await store(attemptId, DECLINED)).toBeUndefined();
      expect(await charges.transactions()).toMatchObject([{ status: 'completed' }]);
      expect(lines).toEqual([]);
    });

    test('that is final is kept, and one that contradicts it is reported', async () => {
      const charges = await startedCharges(service(), 1);
      const [{ attemptId, transactionId }] = charges.attempts as [(typeof charges.attempts)[number]];
      const { store, lines } = recorded();
      for (const repeated of [DECLINED, DECLINED, PENDING])
        expect(await store(attemptId, repeated, { completes: true })).toBeUndefined();
      expect(lines).toEqual([]);
      expect(await charges.emitted(() => store(attemptId, CAPTURED))).toEqual([]);
      expect(await store(attemptId, CAPTURED)).toBeUndefined();
      expect(lines.at(-1)).toEqual({
        level: 'error',
        message: 'the payment gateway captured an attempt that it had reported as failed; refund it at the gateway',
        data: { attempt_id: attemptId, transaction_id: transactionId },
      });
      expect(await charges.transactions()).toMatchObject([
        { status: 'past_due', payments: [{ status: 'error', captured_at: null }] },
      ]);
    });

    test('that is not final leaves a charge of the service waiting', async () => {
      const charges = await startedCharges(service(), 1);
      const [{ attemptId }] = charges.attempts as [(typeof charges.attempts)[number]];
      const { store } = recorded();
      const before = await charges.subscriptions();
      const open = await charges.stored();
      const pending = () => store(attemptId, PENDING, { completes: true });
      expect(await charges.emitted(pending)).toEqual(['transaction.updated billed']);
      expect(await charges.emitted(pending)).toEqual([]);
      expect(await charges.stored(), 'the gateway is asked when it would have been').toEqual(open);
      expect(await charges.subscriptions()).toEqual(before);
      expect(await charges.transactions()).toMatchObject([
        { status: 'billed', payments: [{ status: PENDING.status, error_code: null, captured_at: null }] },
      ]);
      expect(await store(attemptId, CAPTURED, { completes: true })).toBeUndefined();
      expect(await charges.transactions()).toMatchObject([{ status: 'completed', payments: [{ status: 'captured' }] }]);
    });

    test('is published when it differs from the one before, also after an earlier attempt', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      const request = paymentOf(sale.accountId, ready);
      const started = async () => (await startedAttempt(service().checkout.payments, request)).attemptId;
      const { store } = recorded();
      expect(await sale.emitted(async () => store(await started(), DECLINED))).toEqual([
        'transaction.payment_failed ready',
        'transaction.updated ready',
      ]);
      const second = await started();
      const results = [ACTION_REQUIRED, ACTION_REQUIRED, PENDING, PENDING];
      const published = [];
      for (const result of results) published.push(await sale.emitted(() => store(second, result)));
      const updated = ['transaction.updated ready'];
      expect(published).toEqual([updated, [], updated, []]);
      expect((await sale.get(ready.id)).payments.map(({ status }) => status)).toEqual([PENDING.status, 'error']);
    });
  },
  { clock: new ManualClock(PERIOD_END) },
);
