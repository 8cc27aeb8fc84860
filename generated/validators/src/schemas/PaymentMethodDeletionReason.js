// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const PaymentMethodDeletionReasonValidator = /* @__PURE__ */ validator(checkPaymentMethodDeletionReason);

export {
  PaymentMethodDeletionReasonValidator as PaymentMethodDeletionReason,
  checkPaymentMethodDeletionReason as check,
};
