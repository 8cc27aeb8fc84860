import { expect, test } from 'vitest';

import { changeOf } from '../../../service/payments/change-of-result.ts';
import type { FoundAttempt } from '../../../service/payments/gateway.ts';

const FAILED = ['transaction.payment_failed', 'transaction.updated'];

test('a captured attempt has no event: the transaction is paid, which has some', () => {
  expect(changeOf({ status: 'captured' })).toEqual({
    state: 'captured',
    payment: { status: 'captured', error_code: null },
    events: [],
  });
});

test.each<[FoundAttempt, string, string]>([
  [{ status: 'error', errorCode: 'expired_card' }, 'error', 'expired_card'],
  // The customer has left.
  [{ status: 'dropped' }, 'dropped', 'canceled'],
  // The service ended before the attempt reached the gateway.
  [{ status: 'not_received' }, 'error', 'system_error'],
])('an attempt of which the gateway returns %j has failed', (result, status, error_code) => {
  expect(changeOf(result)).toEqual({ state: 'failed', payment: { status, error_code }, events: FAILED });
});

test.each(['action_required', 'pending_no_action_required'] as const)('an attempt that is %s stays open', (status) => {
  expect(changeOf({ status })).toEqual({
    state: 'open',
    payment: { status, error_code: null },
    events: ['transaction.updated'],
  });
});

test('an unknown result changes nothing', () => {
  expect(changeOf({ status: 'unknown' })).toBeUndefined();
});
