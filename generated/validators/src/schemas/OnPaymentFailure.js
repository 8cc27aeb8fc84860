// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['prevent_change', 'apply_change'];

function checkOnPaymentFailure(data, fast) {
  let faults = null;
  if (!(data === 'prevent_change' || data === 'apply_change')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const OnPaymentFailureValidator = /* @__PURE__ */ validator(checkOnPaymentFailure);

export { OnPaymentFailureValidator as OnPaymentFailure, checkOnPaymentFailure as check };
