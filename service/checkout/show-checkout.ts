import { hasCheckout } from '../transactions/checkout-page.ts';
import { isPaymentUnderWay } from '../transactions/payment-under-way.ts';
import { type Checkout, isMethodChange } from './checkout.ts';
import { detailsPage } from './details-page.ts';
import type { FormErrors, FormValues } from '../pages/form.ts';
import { authenticationPage, canceledPage, notPayablePage, processingPage, receiptPage } from './other-pages.ts';
import { paymentPage } from './payment-page.ts';

/** What a checkout is waiting for. */
export type Stage = 'details' | 'payment' | 'authentication' | 'processing' | 'receipt' | 'canceled' | 'not payable';

export function stageOf({
  row,
  isSubscriptionCanceled,
  isAccountClosed,
}: Pick<Checkout, 'row' | 'isSubscriptionCanceled' | 'isAccountClosed'>): Stage {
  if (row.status === 'paid' || row.status === 'completed') return 'receipt';
  if (row.status === 'canceled') return 'canceled';
  if (isPaymentUnderWay(row)) return row.payments[0]?.status === 'action_required' ? 'authentication' : 'processing';
  if (isAccountClosed || !hasCheckout(row) || (isSubscriptionCanceled && isMethodChange(row))) return 'not payable';
  return row.status === 'draft' ? 'details' : 'payment';
}

export const EMPTY = { values: {}, errors: {} };

/**
 * The page for the state of a transaction. The state is all that a page depends on, so that a reload is
 * always right.
 */
export function showCheckout(checkout: Checkout): string {
  switch (stageOf(checkout)) {
    case 'details':
      return detailsPage(checkout, EMPTY);
    case 'payment':
      return paymentPage(checkout, EMPTY);
    case 'authentication':
      return authenticationPage(checkout);
    case 'processing':
      return processingPage();
    case 'receipt':
      return receiptPage(checkout);
    case 'canceled':
      return canceledPage();
    case 'not payable':
      return notPayablePage();
  }
}

/** The details form with what was entered before. */
export function editedDetails(checkout: Checkout, errors: FormErrors = {}, values?: FormValues): string {
  const { email, place } = checkout;
  const entered: FormValues = values ?? {
    email: email ?? '',
    country_code: place?.country_code ?? '',
    postal_code: place?.postal_code ?? '',
  };
  return detailsPage(checkout, { values: entered, errors });
}
