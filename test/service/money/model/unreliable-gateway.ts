import type { PaymentGateway } from '../../../../service/payments/gateway.ts';
import type { TestGateway } from '../../../../service/payments/test-gateway/test-gateway.ts';

/** A cardholder whose payments never reach the gateway. */
export const LOST = 'Lost on the way';

/**
 * The test gateway behind a connection that loses messages, without waiting for a timeout: requests of the
 * cardholder `LOST`, responses to the card that never answers, and the first response about each refund of
 * an odd amount.
 */
export function unreliable(bank: TestGateway): PaymentGateway {
  const repeated = new Set<string>();
  return {
    name: 'unreliable test gateway',
    async authorizeAndCapture(attempt, signal) {
      if (attempt.instrument.details.card?.cardholder_name === LOST) throw new Error('connection refused');
      if (attempt.instrument.reference !== 'test_card_never_answers') return bank.authorizeAndCapture(attempt, signal);
      const patience = new AbortController();
      const call = bank.authorizeAndCapture(attempt, patience.signal);
      patience.abort();
      return call;
    },
    async refund(refund, signal) {
      const result = await bank.refund(refund, signal);
      if (refund.amount % 2n === 0n || repeated.has(refund.refundId)) return result;
      repeated.add(refund.refundId);
      throw new Error('connection lost');
    },
    find: (id, signal) => bank.find(id, signal),
    onResult: (listener) => bank.onResult(listener),
  };
}
