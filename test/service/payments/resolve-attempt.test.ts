import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { recoverySeconds } from '../../../service/payments/ask-times.ts';
import type { AttemptResult } from '../../../service/payments/gateway.ts';
import { NoGatewayError } from '../../../service/payments/no-gateway-error.ts';
import { ownAttempt } from '../../../service/payments/own-attempt.ts';
import { chargeAttempt, resolveAttempt } from '../../../service/payments/pay.ts';
import { resolvePayments } from '../../../service/payments/resolve-payments.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { paymentOf, startedAttempt } from './card-payment.ts';
import { withoutFee } from './failing-statements.ts';
import { scriptedGateway } from './scripted-gateway.ts';
import { PERIOD_END, startedCharges } from './started-charges.ts';

eachService(
  'attempts that a process has left open',
  (service) => {
    test('are sent again as they were when the service has started them, unless they have a result', async () => {
      const charges = await startedCharges(service(), 2);
      const [open, completed] = charges.attempts;
      const { payments } = service().checkout;
      expect(await ownAttempt(payments, open!.attemptId)).toEqual(open);
      await chargeAttempt(payments, completed!);
      expect(await ownAttempt(payments, completed!.attemptId)).toBeUndefined();
      const ofCustomer = await startedAttempt(payments, paymentOf(charges.accountId, await charges.ready()));
      expect(await ownAttempt(payments, ofCustomer.attemptId)).toBeUndefined();
      expect(await ownAttempt(payments, randomUUID())).toBeUndefined();
    });

    test('are looked up at the gateway only if the result of the repeated call is not final', async () => {
      const results: readonly AttemptResult[] = [
        { status: 'captured' },
        { status: 'error', errorCode: 'fraud' },
        { status: 'dropped' },
        { status: 'pending_no_action_required' },
        { status: 'unknown' },
      ];
      const charges = await startedCharges(service(), results.length);
      const gateway = scriptedGateway(new Map(charges.attempts.map(({ attemptId }, i) => [attemptId, results[i]!])));
      const payments = { ...service().checkout.payments, gateway };
      for (const attempt of charges.attempts) await resolveAttempt(payments, attempt);
      expect(gateway.asked).toEqual(charges.attempts.slice(3).map(({ attemptId }) => attemptId));
      expect((await charges.stored()).map(({ state }) => state)).toEqual([
        'completed',
        'failed',
        'failed',
        'completed',
        'completed',
      ]);
    });

    test('stay open while the gateway fails, and the log says which', async () => {
      const [attempt] = (await startedCharges(service(), 1)).attempts;
      const { log, lines } = recordedLog();
      const err = new Error('connection reset');
      const fail = () => Promise.reject(err);
      const gateway = { ...scriptedGateway(new Map()), authorizeAndCapture: fail, find: fail };
      await resolveAttempt({ ...service().checkout.payments, gateway, log }, attempt!);
      const about = { err, attempt_id: attempt!.attemptId, transaction_id: attempt!.transactionId };
      const message = 'the payment gateway did not answer; its result will be requested later';
      expect(lines).toEqual([
        { level: 'warn', message, data: about },
        { level: 'warn', message, data: about },
      ]);
    });

    test('stay open without a gateway, and the log says which', async () => {
      const charges = await startedCharges(service(), 2);
      const { log, lines } = recordedLog();
      const payments = { ...service().checkout.payments, gateway: undefined, log };
      const [first] = charges.attempts;
      await expect(resolveAttempt(payments, first!)).rejects.toThrow(NoGatewayError);
      await expect(chargeAttempt(payments, first!)).rejects.toThrow(NoGatewayError);
      const ofCustomer = await startedAttempt(
        service().checkout.payments,
        paymentOf(charges.accountId, await charges.ready()),
      );
      await expect(resolveAttempt(payments, ofCustomer)).rejects.toThrow(NoGatewayError);
      await charges.makeDue();
      expect(await resolvePayments(payments, AbortSignal.abort())).toBe(2);
      expect(lines).toEqual([]);
      await charges.makeDue();
      expect(await resolvePayments(payments)).toBe(2);
      expect(lines).toHaveLength(2);
      for (const attempt of charges.attempts)
        expect(lines).toContainEqual({
          level: 'error',
          message: 'failed to finish a payment; retrying in the background',
          data: {
            err: expect.any(NoGatewayError) as unknown,
            attempt_id: attempt.attemptId,
            transaction_id: attempt.transactionId,
          },
        });
      expect(await charges.stored()).toMatchObject([
        { state: 'open', asked: 1 },
        { state: 'open', asked: 1 },
      ]);
    });

    test('are left to the process that sends them as long as the gateway may take, and to any if it sends none', async () => {
      const { payments } = service().checkout;
      const slow = await startedCharges(service(), 1, { payments: { ...payments, timeoutMs: 3_600_000 } });
      const unsent = await startedCharges(service(), 1, { payments: { ...payments, gateway: undefined } });
      await resolvePayments(payments);
      expect(await unsent.transactions()).toMatchObject([{ status: 'completed' }]);
      expect(await slow.transactions()).toMatchObject([{ status: 'billed' }]);
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from ask_at - clock_timestamp())::float8 as seconds from payment_attempts
        where id = ${slow.attempts[0]!.attemptId}`.execute(service().services.db);
      expect(rows[0]!.seconds).toBeGreaterThan(3_000);
      expect(recoverySeconds(20_000)).toBe(30);
    });

    test('keep their payment when the transaction can not be completed, which is tried again', async () => {
      const charges = await startedCharges(service(), 1);
      const [attempt] = charges.attempts;
      const { log, lines } = recordedLog();
      const { payments } = service().checkout;
      await charges.makeDue();
      expect(await resolvePayments(withoutFee({ ...payments, log }))).toBe(1);
      expect(lines).toEqual([
        {
          level: 'error',
          message: 'failed to complete a paid transaction; retrying in the background',
          data: { err: expect.any(TypeError) as unknown, transaction_id: attempt!.transactionId },
        },
      ]);
      expect(await charges.transactions()).toMatchObject([{ status: 'paid', payments: [{ status: 'captured' }] }]);
      await charges.makeDue();
      // The gateway has nothing to do with that.
      expect(await resolvePayments({ ...payments, gateway: undefined })).toBe(1);
      expect(await charges.transactions()).toMatchObject([{ status: 'completed' }]);
    });
  },
  { clock: new ManualClock(PERIOD_END) },
);
