import type { PaymentAttemptMethod, PaymentErrorCode } from '@billing/types';

/**
 * Collects money for transactions. The service calls it outside of any database transaction, and the process
 * can be killed between any two steps. These rules make that safe; the connection to a payment provider must
 * keep them:
 *
 * 1. **Each call is idempotent by its id.** A provider gets the id as its idempotency key. A call that
 *    repeats an id changes nothing and returns the result of the first call, even from another process and
 *    hours later.
 * 2. **`find` is the truth.** It returns what became of an attempt, whether or not the call that made it was
 *    answered.
 * 3. **`not_received` is final.** Once `find` has returned it, the attempt must never be captured, even if
 *    the call is still on its way: the service then reports a failed payment and lets the customer pay
 *    again. A provider that can't promise this must cancel the id first, or return `unknown` for as long as
 *    a call could still arrive.
 * 4. **Only a certain result is a result.** A timeout, a lost connection, a response of status 5xx or an
 *    unreadable one is not a decline: throw, or return `unknown`. The service then asks `find`, again and
 *    again at growing intervals, until the result is certain.
 *
 * The service passes a signal that aborts each call after `BILLING_PAYMENT_TIMEOUT`. Nothing is decided by
 * it: an aborted attempt may have been captured. Card numbers never reach the gateway through the service,
 * only the reference of a payment instrument.
 */
export interface PaymentGateway {
  /** For the log: `test gateway`. */
  readonly name: string;
  /**
   * Authorizes and captures the whole amount in one step. It never captures a part of it. An amount of 0
   * verifies the instrument: no money moves, and `captured` means that the bank accepts it for later
   * payments.
   */
  authorizeAndCapture(attempt: AttemptRequest, signal: AbortSignal): Promise<AttemptResult>;
  /** Pays back a part or all of a captured attempt. */
  refund(refund: RefundRequest, signal: AbortSignal): Promise<RefundResult>;
  /** What became of an attempt. It moves no money. */
  find(attemptId: string, signal: AbortSignal): Promise<FoundAttempt>;
  /**
   * Registers the function that gets results which arrive on their own, such as webhooks of the provider
   * after the customer has acted. Results may arrive before the call is answered, late, and more than once.
   * A gateway without such a channel never calls it; `find` is enough.
   */
  onResult(listener: ResultListener): void;
}

export type ResultListener = (attemptId: string, result: AttemptResult) => Promise<void>;

export interface AttemptRequest {
  /** A UUID, unique over all accounts. It identifies the attempt and is its idempotency key. */
  readonly attemptId: string;
  readonly accountId: string;
  readonly transactionId: string;
  /** In the smallest unit of the currency; 0 to verify the instrument. */
  readonly amount: bigint;
  readonly currencyCode: string;
  readonly instrument: PaymentInstrument;
  /**
   * `customer`: the customer is there, and can confirm the payment. `service`: the service charges a
   * subscription with the instrument of an earlier payment, and the customer is not there.
   */
  readonly initiator: Initiator;
}

export type Initiator = 'customer' | 'service';

/** What a customer pays with. */
export interface PaymentInstrument {
  /**
   * The gateway's own name for it. It is stored with a saved payment method, so it must not be a card
   * number.
   */
  readonly reference: string;
  /** What the API shows of it. */
  readonly details: PaymentAttemptMethod;
}

/** The result of an attempt. Each becomes the `status` of a payment attempt in the API. */
export type AttemptResult =
  /** The money is collected, or the instrument verified. Final. */
  | { readonly status: 'captured' }
  /** Nothing is collected, for the reason in `errorCode`. Final. */
  | { readonly status: 'error'; readonly errorCode: PaymentErrorCode }
  /** The customer abandoned it, for example at the authentication; nothing is collected. Final. */
  | { readonly status: 'dropped' }
  /**
   * The customer has to act, for example to confirm the payment with their bank. Then `onResult` or `find`
   * returns the result.
   */
  | { readonly status: 'action_required' }
  /** The bank has to act. Then `onResult` or `find` returns the result. */
  | { readonly status: 'pending_no_action_required' }
  /**
   * The gateway does not know. The attempt may have been captured or may be captured later, so the service
   * asks again.
   */
  | { readonly status: 'unknown' };

/** `not_received`: the gateway has no such attempt and will not accept it any more. */
export type FoundAttempt = AttemptResult | { readonly status: 'not_received' };

export interface RefundRequest {
  /** Identifies the refund and is its idempotency key. */
  readonly refundId: string;
  /** The captured attempt to refund. */
  readonly attemptId: string;
  /** In the smallest unit of the attempt's currency; with earlier refunds not more than was captured. */
  readonly amount: bigint;
}

/**
 * Repeat a refund with the same id until it is certain: `refunded` and `error` are final, `pending` and
 * `unknown` are not.
 */
export type RefundResult =
  | { readonly status: 'refunded' | 'pending' | 'unknown' }
  | { readonly status: 'error'; readonly errorCode: PaymentErrorCode };
