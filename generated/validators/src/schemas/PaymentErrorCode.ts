// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
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
const values1 = /* @__PURE__ */ new Set(values0);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!values1.has(data)) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/payment-attempt.yaml#/PaymentErrorCode */
const validator0: Validator<types.PaymentErrorCode> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentErrorCode, validate0 as check };
