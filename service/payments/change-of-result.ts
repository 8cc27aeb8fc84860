import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { StoredPayment } from '../storage/rows/transaction-rows.ts';
import type { TransactionEvent } from '../transactions/transitions.ts';
import type { FoundAttempt } from './gateway.ts';

/** What a result of the gateway changes. */
export interface Change {
  readonly state: PaymentAttemptRow['state'];
  readonly payment: Pick<StoredPayment, 'status' | 'error_code'>;
  /** Of a transaction that stays unpaid; the transition to `paid` has its own. */
  readonly events: readonly TransactionEvent[];
}

const FAILURE: readonly TransactionEvent[] = ['transaction.payment_failed', 'transaction.updated'];

/** Undefined for a result that changes nothing. */
export function changeOf(result: FoundAttempt): Change | undefined {
  switch (result.status) {
    case 'captured':
      return { state: 'captured', payment: { status: 'captured', error_code: null }, events: [] };
    case 'error':
      return failed('error', result.errorCode);
    case 'dropped':
      return failed('dropped', 'canceled');
    // The service ended before the attempt reached the gateway.
    case 'not_received':
      return failed('error', 'system_error');
    case 'action_required':
    case 'pending_no_action_required':
      return {
        state: 'open',
        payment: { status: result.status, error_code: null },
        events: ['transaction.updated'],
      };
    case 'unknown':
      return undefined;
  }
}

function failed(status: 'error' | 'dropped', error_code: string): Change {
  return { state: 'failed', payment: { status, error_code }, events: FAILURE };
}
