// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^-?[0-9]{1,15}$', 'u');

function checkSignedAmountString(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^-?[0-9]{1,15}$',
        message: 'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const SignedAmountStringValidator = /* @__PURE__ */ validator(checkSignedAmountString);

export { SignedAmountStringValidator as SignedAmountString, checkSignedAmountString as check };
