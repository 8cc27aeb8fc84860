// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^pay_[a-z0-9]{26}$', 'u');

function checkPayoutId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^pay_[a-z0-9]{26}$', message: 'be a payout id (pay_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const PayoutIdValidator = /* @__PURE__ */ validator(checkPayoutId);

export { PayoutIdValidator as PayoutId, checkPayoutId as check };
