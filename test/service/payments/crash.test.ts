import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';

import type { AttemptRequest, FoundAttempt, PaymentGateway } from '../../../service/payments/gateway.ts';
import { pay } from '../../../service/payments/pay.ts';
import type { PaymentServices } from '../../../service/payments/payment-services.ts';
import { resolvePayments } from '../../../service/payments/resolve-payments.ts';
import { storeResult } from '../../../service/payments/store-result.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { testPayments } from '../../support/payments.ts';
import { eachService } from '../../support/service.ts';
import { newSale, SUBSCRIBED, type Sale } from '../transactions/sale.ts';
import { patient } from './attempt-request.ts';
import { payWith, paymentOf, startedAttempt } from './card-payment.ts';

const PAID_AND_COMPLETED = [
  'transaction.updated ready',
  'transaction.paid paid',
  ...SUBSCRIBED,
  'transaction.updated paid',
  'transaction.updated paid',
  'transaction.completed completed',
];
const CAPTURED = { status: 'captured' } as const;

eachService('a payment whose process ends', (service) => {
  const started = async (sale: Sale, card = 'success'): Promise<AttemptRequest> =>
    startedAttempt(service().checkout.payments, paymentOf(sale.accountId, await sale.ready(), card));

  const resolve = async (payments: PaymentServices = service().checkout.payments): Promise<number> => {
    await makeDue(service().database.db);
    return resolvePayments(payments);
  };

  test('before it reaches the gateway fails, charges nothing, even if the call arrives late, and can be repeated', async () => {
    const sale = await newSale(service());
    const attempt = await started(sale);
    expect(await sale.emitted(resolve)).toEqual(['transaction.payment_failed ready', 'transaction.updated ready']);
    const failed = await sale.get(attempt.transactionId);
    expect(failed.payments).toMatchObject([{ status: 'error', error_code: 'system_error' }]);
    const { bank, payments } = service().checkout;
    expect(await bank.authorizeAndCapture(attempt, patient())).toEqual({ status: 'error', errorCode: 'canceled' });
    await payWith(payments, sale.accountId, failed);
    expect((await sale.get(failed.id)).status).toBe('completed');
  });

  test('after the gateway has captured it is paid and completed by a job, once', async () => {
    const sale = await newSale(service());
    const attempt = await started(sale);
    await service().checkout.bank.authorizeAndCapture(attempt, patient());
    expect(await sale.emitted(resolve)).toEqual(PAID_AND_COMPLETED);
    expect(await sale.emitted(resolve)).toEqual([]);
    expect((await sale.get(attempt.transactionId)).payments).toMatchObject([{ status: 'captured' }]);
  });

  test('after the gateway has declined it fails by a job, with the reason', async () => {
    const sale = await newSale(service());
    const attempt = await started(sale, 'declined_fraud');
    await service().checkout.bank.authorizeAndCapture(attempt, patient());
    await resolve();
    expect((await sale.get(attempt.transactionId)).payments).toMatchObject([{ status: 'error', error_code: 'fraud' }]);
  });

  test('after its result is stored is completed by a job', async () => {
    const sale = await newSale(service());
    const attempt = await started(sale);
    await storeResult(service().checkout.payments, attempt.attemptId, CAPTURED);
    expect((await sale.get(attempt.transactionId)).status).toBe('paid');
    expect(await sale.emitted(resolve)).toEqual(PAID_AND_COMPLETED.slice(2));
  });

  test('keeps its result when the same arrives again, at once or later', async () => {
    const sale = await newSale(service());
    const attempt = await started(sale);
    const { payments } = service().checkout;
    const events = await sale.emitted(() =>
      Promise.all([1, 2, 3].map(() => storeResult(payments, attempt.attemptId, CAPTURED))),
    );
    expect(events).toEqual(PAID_AND_COMPLETED.slice(0, 2));
    await resolve();
    expect(await storeResult(payments, attempt.attemptId, CAPTURED)).toBeUndefined();
    expect(await storeResult(payments, attempt.attemptId, { status: 'dropped' })).toBeUndefined();
    expect((await sale.get(attempt.transactionId)).payments).toMatchObject([{ status: 'captured' }]);
  });

  test('gets its result from a gateway that never answers as soon as the job requests it', async () => {
    const sale = await newSale(service());
    const { payments } = testPayments(service().services, { timeoutMs: 100 });
    const ready = await sale.ready();
    expect(await sale.emitted(() => payWith(payments, sale.accountId, ready, 'never_answers'))).toEqual([]);
    expect((await sale.get(ready.id)).payments).toMatchObject([{ status: 'created' }]);
    expect(await sale.emitted(() => resolve(payments))).toEqual(PAID_AND_COMPLETED);
  });

  test('stays open while the gateway fails or does not know, and is asked about less and less often', async () => {
    const sale = await newSale(service());
    const results: (FoundAttempt | Error)[] = [
      new Error('502'),
      { status: 'unknown' },
      { status: 'unknown' },
      CAPTURED,
    ];
    const { payments } = testPayments(service().services, {
      timeoutMs: 20_000,
      gateway: (bank): PaymentGateway => ({
        name: 'failing gateway',
        authorizeAndCapture: () => Promise.reject(new Error('connection reset')),
        refund: (...call) => bank.refund(...call),
        async find() {
          const next = results.shift() ?? CAPTURED;
          if (next instanceof Error) throw next;
          return next;
        },
        onResult: () => undefined,
      }),
    });
    const ready = await sale.ready();
    await pay(payments, paymentOf(sale.accountId, ready));
    const waits: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      expect(await sale.emitted(() => resolve(payments))).toEqual([]);
      waits.push(await secondsUntilAsked(service().database.db, ready.id));
    }
    expect(waits).toEqual([30, 60, 120]);
    expect(await sale.emitted(() => resolve(payments))).toEqual(PAID_AND_COMPLETED);
  });

  test('is asked about as soon as before when a process ends after it has taken the attempt', async () => {
    const sale = await newSale(service());
    const { db } = service().database;
    const attempt = await started(sale);
    for (let ended = 0; ended < 5; ended += 1) {
      await makeDue(db);
      expect(await resolvePayments(service().checkout.payments, AbortSignal.abort())).toBe(1);
    }
    expect(await secondsUntilAsked(db, attempt.transactionId)).toBeLessThanOrEqual(30);
    expect(await sale.emitted(() => resolve(service().checkout.payments))).not.toEqual([]);
  });

  test('is left to the process that started it, and then taken by one of several jobs', async () => {
    const sale = await newSale(service());
    const attempt = await started(sale);
    const { payments } = service().checkout;
    expect(await resolvePayments(payments)).toBe(0);
    await makeDue(service().database.db);
    const taken = await Promise.all([1, 2, 3].map(() => resolvePayments(payments)));
    expect(taken.toSorted()).toEqual([0, 0, 1]);
    expect((await sale.get(attempt.transactionId)).payments).toHaveLength(1);
  });
});

/** Lets the time pass after which jobs take care of payments. */
async function makeDue(db: Kysely<Tables>): Promise<void> {
  await sql`update payment_attempts set ask_at = clock_timestamp()`.execute(db);
}

/** In tens, so that a busy machine may take a few seconds in between. */
async function secondsUntilAsked(db: Kysely<Tables>, transactionId: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select (ceil(extract(epoch from ask_at - clock_timestamp()) / 10) * 10)::int as seconds from payment_attempts
    where transaction_id = ${transactionId}`.execute(db);
  return rows[0]!.seconds;
}
