import type { PaymentErrorCode } from '@billing/types';

/** What a test card does when it is charged. */
export type TestCardBehavior =
  | 'captures'
  /** The customer has to confirm the payment; then it is captured. */
  | 'needs_authentication'
  /** Captures at once and answers a few seconds later. */
  | 'answers_slowly'
  /** Captures, and reports the result twice before it answers. */
  | 'answers_twice'
  /** Captures and never answers. `find` returns the result. */
  | 'never_answers'
  | { readonly declines: PaymentErrorCode }
  /** Captures while the customer pays, and declines what the service charges later. */
  | { readonly declinesRenewals: PaymentErrorCode };

export interface TestCard {
  /** The gateway's reference for it, which is stored instead of the number. */
  readonly reference: string;
  /** Digits only, with a valid check digit. No bank issues cards with these numbers. */
  readonly number: string;
  /** The `type` of a card in the API. */
  readonly scheme: string;
  readonly behavior: TestCardBehavior;
}

/** The cards of the test gateway, as the guide to payments in sandbox lists them. */
export const testCards: readonly TestCard[] = [
  card('success', '4242424242424242', 'captures'),
  { ...card('success_other_scheme', '5555555555554444', 'captures'), scheme: 'scheme_02' },
  card('needs_authentication', '4000000000001000', 'needs_authentication'),
  card('answers_slowly', '4000000000002008', 'answers_slowly'),
  card('answers_twice', '4000000000003006', 'answers_twice'),
  card('never_answers', '4000000000004004', 'never_answers'),
  card('renewals_declined', '4000000000030009', { declinesRenewals: 'not_enough_balance' }),
  card('renewals_declined_for_good', '4000000000031007', { declinesRenewals: 'declined_not_retryable' }),
  declined('declined', '4000000000010001'),
  declined('declined_not_retryable', '4000000000011009'),
  declined('not_enough_balance', '4000000000012007'),
  declined('expired_card', '4000000000013005'),
  declined('blocked_card', '4000000000014003'),
  declined('fraud', '4000000000015000'),
  declined('authentication_failed', '4000000000016008'),
  declined('invalid_payment_details', '4000000000017006'),
  declined('transaction_not_permitted', '4000000000018004'),
  declined('issuer_unavailable', '4000000000019002'),
  declined('preferred_network_not_supported', '4000000000020000'),
  declined('invalid_amount', '4000000000021008'),
  declined('canceled', '4000000000022006'),
  declined('already_canceled', '4000000000023004'),
  declined('already_refunded', '4000000000024002'),
  declined('redacted_payment_method', '4000000000025009'),
  declined('psp_error', '4000000000026007'),
  declined('system_error', '4000000000027005'),
  declined('unknown', '4000000000028003'),
];

function card(name: string, number: string, behavior: TestCardBehavior): TestCard {
  return { reference: `test_card_${name}`, number, scheme: 'scheme_01', behavior };
}

function declined(code: PaymentErrorCode, number: string): TestCard {
  return card(`declined_${code}`, number, { declines: code });
}

/**
 * The test card with a number as a customer types it, with or without spaces. Undefined for any other
 * number.
 */
export function testCardWithNumber(typed: string): TestCard | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return testCards.find(({ number }) => number === digits);
}

export function testCardWithReference(reference: string): TestCard | undefined {
  return testCards.find((each) => each.reference === reference);
}
