import { expect, test } from 'vitest';

import { newPayment, paymentOf, withPayment } from '../../../service/payments/payment-entries.ts';
import { attemptWith } from './attempt-request.ts';

const NOW = '2028-01-31T10:00:00.000000Z';
const { details } = attemptWith('test_card_success').instrument;
const entry = (id: string) => newPayment({ id, amount: 1_234n, details, now: NOW });

test('the entry of a new attempt has no result', () => {
  expect(entry('first')).toEqual({
    payment_attempt_id: 'first',
    stored_payment_method_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    payment_method_id: null,
    amount: '1234',
    status: 'created',
    error_code: null,
    method_details: details,
    created_at: NOW,
    captured_at: null,
  });
  const saved = { id: 'first', amount: 1n, details, payment_method_id: 'paymtd_1', now: NOW } as const;
  expect(newPayment(saved).payment_method_id).toBe('paymtd_1');
});

test('the entry of an attempt is found and changed among others', () => {
  const payments = ['third', 'second', 'first'].map(entry);
  const [third, second, first] = payments;
  expect(paymentOf(payments, 'second')).toBe(second);
  expect(paymentOf(payments, 'fourth')).toBeUndefined();
  const changes = { status: 'captured', captured_at: NOW } as const;
  expect(withPayment(payments, 'second', changes)).toEqual([third, { ...second, ...changes }, first]);
});
