// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
  'already_canceled',
  'already_refunded',
  'authentication_failed',
  'blocked_card',
  'canceled',
  'declined',
  'declined_not_retryable',
  'expired_card',
  'fraud',
  'invalid_amount',
  'invalid_payment_details',
  'issuer_unavailable',
  'not_enough_balance',
  'preferred_network_not_supported',
  'psp_error',
  'redacted_payment_method',
  'system_error',
  'transaction_not_permitted',
  'unknown',
];
const values2 = /* @__PURE__ */ new Set(values);

function checkPaymentErrorCode(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const PaymentErrorCodeValidator = /* @__PURE__ */ validator(checkPaymentErrorCode);

export { PaymentErrorCodeValidator as PaymentErrorCode, checkPaymentErrorCode as check };
