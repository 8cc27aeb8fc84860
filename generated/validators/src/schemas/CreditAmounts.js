// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function checkCreditAmounts(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.available === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'available' });
    } else {
      const available = data.available;
      if (typeof available == 'string') {
        if (!pattern.test(available)) {
          if (fast) return rejected;
          faults = note(faults, '/available', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/available', 'type', { type: 'string' });
      }
    }
    if (data.reserved === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'reserved' });
    } else {
      const reserved = data.reserved;
      if (typeof reserved == 'string') {
        if (!pattern.test(reserved)) {
          if (fast) return rejected;
          faults = note(faults, '/reserved', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/reserved', 'type', { type: 'string' });
      }
    }
    if (data.used === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'used' });
    } else {
      const used = data.used;
      if (typeof used == 'string') {
        if (!pattern.test(used)) {
          if (fast) return rejected;
          faults = note(faults, '/used', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/used', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CreditAmountsValidator = /* @__PURE__ */ validator(checkCreditAmounts);

export { CreditAmountsValidator as CreditAmounts, checkCreditAmounts as check };
