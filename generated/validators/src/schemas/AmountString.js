// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function checkAmountString(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^[0-9]{1,15}$',
        message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const AmountStringValidator = /* @__PURE__ */ validator(checkAmountString);

export { AmountStringValidator as AmountString, checkAmountString as check };
