import type { PaymentMethodType } from '@billing/types';

/**
 * The payment methods that a customer can choose at checkout: cards, the only ones that the service takes
 * payments with.
 */
export function availablePaymentMethods(): PaymentMethodType[] {
  return ['card'];
}
