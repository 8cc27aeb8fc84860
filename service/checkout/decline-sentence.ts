import type { PaymentErrorCode } from '@billing/types';

import type { StoredPayment } from '../storage/rows/transaction-rows.ts';

const TRY_ANOTHER = 'Try another card.';
const TRY_AGAIN = 'Try again in a moment, or use another card.';

/**
 * What a customer can do about each error code. Reasons that could help a thief of cards are not disclosed.
 */
const SENTENCES: Readonly<Record<PaymentErrorCode, string>> = {
  already_canceled: `The payment was canceled. ${TRY_AGAIN}`,
  already_refunded: `The payment was refunded. ${TRY_AGAIN}`,
  authentication_failed: `The payment was not confirmed with your bank. ${TRY_AGAIN}`,
  blocked_card: `Your bank declined the payment. ${TRY_ANOTHER}`,
  canceled: `The payment was canceled. ${TRY_AGAIN}`,
  declined: `Your bank declined the payment. ${TRY_AGAIN}`,
  declined_not_retryable: `Your bank declined the payment. ${TRY_ANOTHER}`,
  expired_card: `The card has expired. ${TRY_ANOTHER}`,
  fraud: `Your bank declined the payment. ${TRY_ANOTHER}`,
  invalid_amount: `Your bank does not accept this amount. ${TRY_ANOTHER}`,
  invalid_payment_details: 'The details of the card are not right. Check them and try again.',
  issuer_unavailable: `Your bank can't be reached. ${TRY_AGAIN}`,
  not_enough_balance: `There is not enough money on the account of the card. ${TRY_ANOTHER}`,
  preferred_network_not_supported: `The network of the card is not supported. ${TRY_ANOTHER}`,
  psp_error: `The payment could not be processed. ${TRY_AGAIN}`,
  redacted_payment_method: `The card can no longer be used. ${TRY_ANOTHER}`,
  system_error: `The payment could not be processed, and nothing was charged. ${TRY_AGAIN}`,
  transaction_not_permitted: `The card can't be used for this purchase. ${TRY_ANOTHER}`,
  unknown: `The payment failed. ${TRY_AGAIN}`,
};

/** Why an attempt failed, as a sentence for the customer. Undefined when it did not fail. */
export function declineSentence({ error_code }: StoredPayment): string | undefined {
  if (error_code === null) return undefined;
  const sentences: Readonly<Record<string, string>> = SENTENCES;
  return sentences[error_code] ?? SENTENCES.unknown;
}
