import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { AttemptRequest, AttemptResult } from '../../../service/payments/gateway.ts';
import { testCards } from '../../../service/payments/test-gateway/test-cards.ts';
import { TestGateway } from '../../../service/payments/test-gateway/test-gateway.ts';
import { eachEngine } from '../../support/database.ts';
import { at, bundledDocument } from '../../spec/document.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { attemptWith, patient } from './attempt-request.ts';

eachEngine('the test gateway', (database) => {
  const clock = new ManualClock();
  const open = (slowMs = 50): TestGateway => new TestGateway({ db: database().db, clock, slowMs });

  const declined = testCards.flatMap(({ reference, behavior }) =>
    typeof behavior === 'object' && 'declines' in behavior ? [[behavior.declines, reference] as const] : [],
  );

  test.each(declined)('declines with %s', async (errorCode, reference) => {
    const attempt = attemptWith(reference);
    const expected = { status: 'error', errorCode };
    expect(await open().authorizeAndCapture(attempt, patient())).toEqual(expected);
    expect(await open().find(attempt.attemptId, patient())).toEqual(expected);
  });

  test('has a card for every documented error code', async () => {
    const documentedErrorCodes = at(await bundledDocument(), 'components', 'schemas', 'PaymentErrorCode', 'enum');
    expect(declined.map(([code]) => code).toSorted()).toEqual((documentedErrorCodes as string[]).toSorted());
  });

  test.each(['test_card_success', 'test_card_success_other_scheme', 'test_card_answers_slowly'])(
    'captures with %s',
    async (reference) => {
      expect(await open().authorizeAndCapture(attemptWith(reference), patient())).toEqual({ status: 'captured' });
    },
  );

  test.each(['renewals_declined', 'renewals_declined_for_good', 'needs_authentication'])(
    'lets the customer pay with the card %s otherwise than the service',
    async (card) => {
      const pay = (initiator: AttemptRequest['initiator']) =>
        open().authorizeAndCapture({ ...attemptWith(`test_card_${card}`), initiator }, patient());
      expect([await pay('customer'), await pay('service')]).toEqual(
        {
          renewals_declined: [{ status: 'captured' }, { status: 'error', errorCode: 'not_enough_balance' }],
          renewals_declined_for_good: [
            { status: 'captured' },
            { status: 'error', errorCode: 'declined_not_retryable' },
          ],
          needs_authentication: [{ status: 'action_required' }, { status: 'captured' }],
        }[card],
      );
    },
  );

  test('declines what is not a test card, such as a wallet', async () => {
    const { instrument, ...attempt } = attemptWith('test_card_success');
    const details = { ...instrument.details, type: 'paypal', card: null } as const;
    const result = await open().authorizeAndCapture(
      { ...attempt, instrument: { reference: 'wallet', details } },
      patient(),
    );
    expect(result).toEqual({ status: 'error', errorCode: 'invalid_payment_details' });
    expect(await stored(attempt.attemptId)).toMatchObject([{ card_reference: 'wallet', last4: null }]);
  });

  test('is slow for one card only, and ends its wait when the call is aborted', async () => {
    const gateway = open(600_000);
    const slow = attemptWith('test_card_answers_slowly');
    await expect(gateway.authorizeAndCapture(slow, AbortSignal.timeout(100))).rejects.toThrow('abort');
    expect(await gateway.find(slow.attemptId, patient())).toEqual({ status: 'captured' });
    const fast = attemptWith('test_card_success');
    expect(await gateway.authorizeAndCapture(fast, AbortSignal.timeout(4_000))).toEqual({ status: 'captured' });
  });

  test('does nothing in a call that is aborted before it begins', async () => {
    const attempt = attemptWith('test_card_success');
    const { attemptId } = attempt;
    const gateway = open();
    const aborted = AbortSignal.abort(new Error('too late'));
    await expect(gateway.authorizeAndCapture(attempt, aborted)).rejects.toThrow('too late');
    await expect(gateway.find(attemptId, aborted)).rejects.toThrow('too late');
    expect(await stored(attemptId)).toEqual([]);
    await gateway.authorizeAndCapture(attempt, patient());
    const refund = { refundId: randomUUID(), attemptId, amount: 1n };
    expect(() => gateway.refund(refund, aborted)).toThrow('too late');
    expect(await refundsOf(attemptId)).toEqual([]);
  });

  test('charges once when the same attempt is sent twice at once and again later, even with another card', async () => {
    const attempt = attemptWith('test_card_success');
    const both = await Promise.all([
      open().authorizeAndCapture(attempt, patient()),
      open().authorizeAndCapture(attempt, patient()),
    ]);
    expect(both).toEqual([{ status: 'captured' }, { status: 'captured' }]);
    const again = attemptWith('test_card_declined_declined', attempt.attemptId);
    expect(await open().authorizeAndCapture(again, patient())).toEqual({ status: 'captured' });
    expect(await stored(attempt.attemptId)).toHaveLength(1);
  });

  test('stores the last four digits of a card and nothing more of its number', async () => {
    const attempt = attemptWith('test_card_success_other_scheme');
    await open().authorizeAndCapture(attempt, patient());
    const text = JSON.stringify(await stored(attempt.attemptId));
    expect(text).toContain('"4444"');
    expect(text).not.toContain('55555555');
  });

  test('answers twice through the listener before it answers the call', async () => {
    const gateway = open();
    const reports: [string, AttemptResult][] = [];
    gateway.onResult(async (...report) => void reports.push(report));
    await gateway.authorizeAndCapture(attemptWith('test_card_success'), patient());
    expect(reports).toEqual([]);
    const attempt = attemptWith('test_card_answers_twice');
    const result = await gateway.authorizeAndCapture(attempt, patient());
    expect(reports).toEqual([
      [attempt.attemptId, result],
      [attempt.attemptId, result],
    ]);
  });

  test('never answers for one card, yet knows what became of it', async () => {
    const attempt = attemptWith('test_card_never_answers');
    const call = open().authorizeAndCapture(attempt, AbortSignal.timeout(200));
    await expect(call).rejects.toThrow('timeout');
    expect(await open().find(attempt.attemptId, patient())).toEqual({ status: 'captured' });
  });

  test('notices an abort while it stores the attempt', async () => {
    const controller = new AbortController();
    const call = open().authorizeAndCapture(attemptWith('test_card_never_answers'), controller.signal);
    controller.abort(new Error('given up'));
    await expect(call).rejects.toThrow('given up');
  });

  test('waits for the customer, who confirms or refuses once', async () => {
    const [confirmed, refused] = [
      attemptWith('test_card_needs_authentication'),
      attemptWith('test_card_needs_authentication'),
    ];
    for (const attempt of [confirmed, refused]) {
      expect(await open().authorizeAndCapture(attempt, patient())).toEqual({ status: 'action_required' });
      expect(await open().find(attempt.attemptId, patient())).toEqual({ status: 'action_required' });
    }
    await open().authenticate(confirmed.attemptId, true);
    await open().authenticate(confirmed.attemptId, false);
    await open().authenticate(refused.attemptId, false);
    // Longer than an attempt may wait.
    clock.advance(16 * 60_000);
    expect(await open().find(confirmed.attemptId, patient())).toEqual({ status: 'captured' });
    expect(await open().find(refused.attemptId, patient())).toEqual({
      status: 'error',
      errorCode: 'authentication_failed',
    });
  });

  test('drops an attempt whose customer did not act for 15 minutes', async () => {
    const attempt = attemptWith('test_card_needs_authentication');
    await open().authorizeAndCapture(attempt, patient());
    clock.advance(14 * 60_000);
    expect(await open().find(attempt.attemptId, patient())).toEqual({ status: 'action_required' });
    clock.advance(60_000);
    expect(await open().find(attempt.attemptId, patient())).toEqual({ status: 'dropped' });
    await open().authenticate(attempt.attemptId, true);
    expect(await open().find(attempt.attemptId, patient())).toEqual({ status: 'dropped' });
  });

  test('never captures an attempt that it once said it had not received', async () => {
    const attempt = attemptWith('test_card_success');
    expect(await open().find(attempt.attemptId, patient())).toEqual({ status: 'not_received' });
    const late = await open().authorizeAndCapture(attempt, patient());
    expect(late).toEqual({ status: 'error', errorCode: 'canceled' });
    expect(await open().find(attempt.attemptId, patient())).toEqual({ status: 'not_received' });
  });

  test('refunds a captured attempt in parts, each once, and never more than was captured', async () => {
    const attempt = attemptWith('test_card_success');
    const gateway = open();
    await gateway.authorizeAndCapture(attempt, patient());
    const refund = (amount: bigint, refundId: string = randomUUID()) =>
      gateway.refund({ refundId, attemptId: attempt.attemptId, amount }, patient());
    const first = randomUUID();
    expect(await refund(1_000n, first)).toEqual({ status: 'refunded' });
    expect(await refund(1_000n, first)).toEqual({ status: 'refunded' });
    expect(await refund(235n)).toEqual({ status: 'error', errorCode: 'invalid_amount' });
    expect(await refund(0n)).toEqual({ status: 'error', errorCode: 'invalid_amount' });
    expect(await refund(234n)).toEqual({ status: 'refunded' });
    expect(await refund(1n)).toEqual({ status: 'error', errorCode: 'already_refunded' });
  });

  test('refunds nothing of an attempt that was not captured', async () => {
    const attempt = attemptWith('test_card_declined_fraud');
    await open().authorizeAndCapture(attempt, patient());
    for (const attemptId of [attempt.attemptId, randomUUID()])
      expect(await open().refund({ refundId: randomUUID(), attemptId, amount: 1n }, patient())).toEqual({
        status: 'error',
        errorCode: 'transaction_not_permitted',
      });
    expect(await refundsOf(attempt.attemptId)).toMatchObject([
      { amount: '1', error_code: 'transaction_not_permitted' },
    ]);
  });

  const refundsOf = (attemptId: string) =>
    database().db.selectFrom('test_gateway_refunds').selectAll().where('attempt_id', '=', attemptId).execute();

  const stored = (attemptId: string) =>
    database().db.selectFrom('test_gateway_attempts').selectAll().where('attempt_id', '=', attemptId).execute();
});
