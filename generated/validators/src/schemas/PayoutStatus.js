// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['unpaid', 'paid'];

function checkPayoutStatus(data, fast) {
  let faults = null;
  if (!(data === 'unpaid' || data === 'paid')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const PayoutStatusValidator = /* @__PURE__ */ validator(checkPayoutStatus);

export { PayoutStatusValidator as PayoutStatus, checkPayoutStatus as check };
