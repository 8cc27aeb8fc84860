// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['replaced_by_newer_version', 'api'];

function checkPaymentMethodDeletionReason(data, fast) {
  let faults = null;
  if (!(data === 'replaced_by_newer_version' || data === 'api')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/payment-method.yaml#/PaymentMethodDeletionReason */
const PaymentMethodDeletionReasonValidator: Validator<types.PaymentMethodDeletionReason> = /* @__PURE__ */ validator(
  checkPaymentMethodDeletionReason,
);

export {
  PaymentMethodDeletionReasonValidator as PaymentMethodDeletionReason,
  checkPaymentMethodDeletionReason as check,
};
