// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkOriginalChargebackFee } from '../schemas/OriginalChargebackFee.js';

const pattern = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function checkChargebackFee(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'amount' });
    } else {
      const amount = data.amount;
      if (typeof amount == 'string') {
        if (!pattern.test(amount)) {
          if (fast) return rejected;
          faults = note(faults, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/amount', 'type', { type: 'string' });
      }
    }
    if (data.original === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'original' });
    } else {
      const original = data.original;
      if (original && typeof original == 'object' && !Array.isArray(original)) {
        const found = checkOriginalChargebackFee(original, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/original');
        }
      } else if (!(original === null)) {
        if (fast) return rejected;
        faults = note(faults, '/original', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ChargebackFeeValidator = /* @__PURE__ */ validator(checkChargebackFee);

export { ChargebackFeeValidator as ChargebackFee, checkChargebackFee as check };
