import { anyError } from '../common/any-error.ts';
import { ServiceError } from '../common/errors.ts';
import { pay, resolveAttempt } from '../payments/pay.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { Rejection } from '../payments/start-payment.ts';
import type { TestGateway } from '../payments/test-gateway/test-gateway.ts';
import { type Checkout, findCheckout } from './checkout.ts';
import { contactSeller, fieldErrors } from './field-errors.ts';
import type { FormValues } from '../pages/form.ts';
import { paymentPage } from './payment-page.ts';
import { readCard } from './read-card.ts';
import { readDetails } from './read-details.ts';
import { editedDetails, stageOf } from './show-checkout.ts';
import { storeDetails } from './store-details.ts';

export interface CheckoutServices {
  readonly payments: PaymentServices;
  /** The bank of the test cards. */
  readonly bank: Pick<TestGateway, 'authenticate'>;
}

/** `done`: the state has changed or may have; show it. `page`: the form again, with what is wrong. */
export type StepResult = { readonly kind: 'done' } | { readonly kind: 'page'; readonly html: string };

const DONE: StepResult = { kind: 'done' };

/**
 * What a form of the checkout does. A form that no longer fits the state, such as one of a page that was
 * left open or was sent twice, changes nothing: the customer then sees the state.
 */
export async function takeStep(
  services: CheckoutServices,
  checkout: Checkout,
  values: FormValues,
): Promise<StepResult> {
  const stage = stageOf(checkout);
  const isEditable = stage === 'details' || (checkout.row.status === 'ready' && checkout.row.checkout_details_entered);
  switch (values['step']) {
    case 'edit':
      return isEditable ? { kind: 'page', html: editedDetails(checkout) } : DONE;
    case 'details':
      return isEditable && (stage === 'details' || stage === 'payment')
        ? enterDetails(services, checkout, values)
        : DONE;
    case 'pay':
      return stage === 'payment' ? payNow(services, checkout, values) : DONE;
    case 'authenticate':
      return stage === 'authentication' ? authenticate(services, checkout, values) : DONE;
    default:
      return DONE;
  }
}

async function enterDetails(
  { payments: { services } }: CheckoutServices,
  checkout: Checkout,
  values: FormValues,
): Promise<StepResult> {
  const needsCustomer = checkout.row.customer_id === null || checkout.row.checkout_details_entered;
  const read = readDetails(values, {
    needsCustomer,
    postalCodeCountries: services.rules.taxes.postalCodeCountries,
  });
  if ('errors' in read) return { kind: 'page', html: editedDetails(checkout, read.errors, values) };
  try {
    const own = { ...services, clock: checkout.clock };
    await services.db.transaction().execute((trx) => storeDetails(trx, own, checkout, read.details));
    return DONE;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // Another request of the same customer was faster: show what it did.
    if (error.code === 'conflict') return DONE;
    return { kind: 'page', html: editedDetails(checkout, fieldErrors(error), values) };
  }
}

const NOTICES: Readonly<Record<Rejection, string | undefined>> = {
  not_payable: undefined,
  under_way: undefined,
  amount_changed: 'The amount has changed. Check it, and confirm the payment again.',
  discount_used_up: `The discount of this purchase has been used up meanwhile. ${contactSeller}`,
};

async function payNow({ payments }: CheckoutServices, checkout: Checkout, values: FormValues): Promise<StepResult> {
  const { row, clock, takesCard } = checkout;
  const read = takesCard ? readCard(values, clock) : { instrument: NOTHING_TO_CHARGE };
  if ('errors' in read)
    return {
      kind: 'page',
      html: paymentPage(checkout, { values: { ...values, card_number: '' }, errors: read.errors }),
    };
  const payment = await pay(payments, {
    accountId: row.account_id,
    transactionId: row.id,
    amount: BigInt(/^\d{1,15}$/.test(values['amount'] ?? '') ? values['amount']! : row.totals.balance),
    instrument: read.instrument,
    savesMethod: takesCard && values['saves_method'] === 'yes',
  });
  const notice = payment.kind === 'rejected' ? NOTICES[payment.reason] : undefined;
  if (notice === undefined) return DONE;
  const now = await findCheckout(payments.services.db, payments.services.clock, row.checkout_token);
  return { kind: 'page', html: paymentPage(now ?? checkout, { values: {}, errors: {} }, notice) };
}

/** For a transaction that takes no card. */
const NOTHING_TO_CHARGE = {
  reference: '',
  details: { type: 'unknown', card: null, paypal: null, underlying_details: null, south_korea_local_card: null },
} as const;

async function authenticate(
  { payments, bank }: CheckoutServices,
  { row }: Checkout,
  values: FormValues,
): Promise<StepResult> {
  const [latest] = row.payments;
  if (latest === undefined) throw anyError('internal_error', `Transaction ${row.id} waits for no payment.`);
  await bank.authenticate(latest.payment_attempt_id, values['confirmed'] === 'yes');
  await resolveAttempt(payments, { attemptId: latest.payment_attempt_id, transactionId: row.id });
  return DONE;
}
