import { randomUUID } from 'node:crypto';

import type { AttemptRequest } from '../../../service/payments/gateway.ts';
import { testCardWithReference } from '../../../service/payments/test-gateway/test-cards.ts';

/** An attempt to pay 12.34 euros with a test card. */
export function attemptWith(reference: string, attemptId: string = randomUUID()): AttemptRequest {
  const card = testCardWithReference(reference)!;
  return {
    attemptId,
    accountId: 'acc_test',
    transactionId: 'txn_01jg8test00000000000000001',
    amount: 1_234n,
    currencyCode: 'EUR',
    initiator: 'customer',
    instrument: {
      reference,
      details: {
        type: 'card',
        card: {
          type: card.scheme,
          last4: card.number.slice(-4),
          expiry_month: 11,
          expiry_year: 2029,
          cardholder_name: 'Jo Sample',
        },
        paypal: null,
        underlying_details: null,
        south_korea_local_card: null,
      },
    },
  };
}

/** Aborts after a minute, which no test takes. */
export const patient = (): AbortSignal => AbortSignal.timeout(60_000);
