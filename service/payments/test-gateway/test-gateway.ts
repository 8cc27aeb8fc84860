import { setTimeout as sleep } from 'node:timers/promises';

import type { Insertable, Kysely } from 'kysely';

import { type Clock, timestamp } from '../../common/clock.ts';
import type { TestGatewayAttemptRow } from '../../storage/rows/test-gateway-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import type {
  AttemptRequest,
  AttemptResult,
  FoundAttempt,
  Initiator,
  PaymentGateway,
  RefundRequest,
  RefundResult,
  ResultListener,
} from '../gateway.ts';
import { endAuthentication, resultOf, storedOnce } from './gateway-attempts.ts';
import { refundOnce } from './gateway-refunds.ts';
import { type TestCardBehavior, testCardWithReference } from './test-cards.ts';

/** How long a customer may take to confirm a payment; then it counts as abandoned. */
const AUTHENTICATION_MINUTES = 15;
const SLOW_MS = 3_000;

export interface TestGatewayOptions {
  /**
   * The gateway writes its own tables, in its own transactions, as a provider elsewhere would: a killed
   * service finds the truth.
   */
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** The delay of the card that answers slowly. */
  readonly slowMs?: number;
}

/** A gateway for sandbox and tests. It moves no money; what happens depends on the test card. */
export class TestGateway implements PaymentGateway {
  readonly name = 'test gateway';
  readonly #options: TestGatewayOptions;
  readonly #listeners: ResultListener[] = [];

  constructor(options: TestGatewayOptions) {
    this.#options = options;
  }

  async authorizeAndCapture(attempt: AttemptRequest, signal: AbortSignal): Promise<AttemptResult> {
    signal.throwIfAborted();
    const { db, clock, slowMs = SLOW_MS } = this.#options;
    const behavior = testCardWithReference(attempt.instrument.reference)?.behavior ?? {
      declines: 'invalid_payment_details',
    };
    const stored = await storedOnce(db, newAttempt(attempt, behavior, clock));
    const found = resultOf(stored);
    // The service asked about it before it arrived: `find` has promised that it will not be captured.
    const result: AttemptResult = found.status === 'not_received' ? { status: 'error', errorCode: 'canceled' } : found;
    if (behavior === 'answers_slowly') await sleep(slowMs, undefined, { signal });
    if (behavior === 'never_answers') await aborted(signal);
    if (behavior === 'answers_twice') {
      await this.#report(attempt.attemptId, result);
      await this.#report(attempt.attemptId, result);
    }
    return result;
  }

  refund(refund: RefundRequest, signal: AbortSignal): Promise<RefundResult> {
    signal.throwIfAborted();
    return refundOnce(this.#options.db, refund);
  }

  async find(attemptId: string, signal: AbortSignal): Promise<FoundAttempt> {
    signal.throwIfAborted();
    const { db, clock } = this.#options;
    // An unknown id is stored, so that a call on its way finds it and is not captured.
    const stored = await storedOnce(db, {
      attempt_id: attemptId,
      status: 'not_received',
      received_at: timestamp(clock.now()),
    });
    if (stored.status !== 'action_required') return resultOf(stored);
    const earliest = new Date(clock.now().getTime() - AUTHENTICATION_MINUTES * 60_000);
    if (stored.received_at > timestamp(earliest)) return resultOf(stored);
    await endAuthentication(db, attemptId, { status: 'dropped', error_code: null });
    return { status: 'dropped' };
  }

  onResult(listener: ResultListener): void {
    this.#listeners.push(listener);
  }

  /**
   * The customer confirms or refuses the payment at their bank. Ignored when the attempt does not wait for
   * that.
   */
  async authenticate(attemptId: string, isConfirmed: boolean): Promise<void> {
    await endAuthentication(
      this.#options.db,
      attemptId,
      isConfirmed ? { status: 'captured', error_code: null } : { status: 'error', error_code: 'authentication_failed' },
    );
  }

  async #report(attemptId: string, result: AttemptResult): Promise<void> {
    for (const listener of this.#listeners) await listener(attemptId, result);
  }
}

function newAttempt(
  { attemptId, instrument, amount, currencyCode, initiator }: AttemptRequest,
  behavior: TestCardBehavior,
  clock: Clock,
): Insertable<TestGatewayAttemptRow> {
  return {
    attempt_id: attemptId,
    card_reference: instrument.reference,
    last4: instrument.details.card?.last4 ?? null,
    amount: String(amount),
    currency_code: currencyCode,
    ...outcomeOf(behavior, initiator),
    received_at: timestamp(clock.now()),
  };
}

function outcomeOf(
  behavior: TestCardBehavior,
  initiator: Initiator,
): Pick<TestGatewayAttemptRow, 'status' | 'error_code'> {
  if (typeof behavior === 'object') {
    const code = 'declines' in behavior ? behavior.declines : initiator === 'service' && behavior.declinesRenewals;
    return code === false ? { status: 'captured', error_code: null } : { status: 'error', error_code: code };
  }
  // The customer confirms the first payment only; then the bank knows the subscription.
  const needsCustomer = behavior === 'needs_authentication' && initiator === 'customer';
  return { status: needsCustomer ? 'action_required' : 'captured', error_code: null };
}

/** Never resolves; rejects when the caller gives up. */
async function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  signal.throwIfAborted();
  return promise;
}
