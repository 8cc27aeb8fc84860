import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import type { AttemptResult } from '../../../service/payments/gateway.ts';
import { testCards, testCardWithNumber } from '../../../service/payments/test-gateway/test-cards.ts';
import { TestGateway } from '../../../service/payments/test-gateway/test-gateway.ts';
import { eachEngine } from '../../support/database.ts';
import { at, bundledDocument } from '../../spec/document.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { attemptWith, patient } from './attempt-request.ts';

describe('test cards', () => {
  test('have unique references, and unique numbers with a valid check digit', () => {
    expect(new Set(testCards.map(({ reference }) => reference)).size).toBe(testCards.length);
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
    expect(testCards.filter(({ number }) => !hasCheckDigit(number))).toEqual([]);
  });

  test('are found by the number that a customer types, and by no other', () => {
    expect(testCardWithNumber(' 4242 4242-4242 4242 ')?.reference).toBe('test_card_success');
    expect(testCardWithNumber('4111111111111111')).toBeUndefined();
    expect(testCardWithNumber('')).toBeUndefined();
  });
});

eachEngine('the test gateway', (database) => {
  const clock = new ManualClock();
  const open = (): TestGateway => new TestGateway({ db: database().db, clock, slowMs: 50 });

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
  });

  const stored = (attemptId: string) =>
    database().db.selectFrom('test_gateway_attempts').selectAll().where('attempt_id', '=', attemptId).execute();
});

/** Luhn's algorithm. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
