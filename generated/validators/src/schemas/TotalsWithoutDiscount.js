// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^-?[0-9]{1,15}$', 'u');

function checkTotalsWithoutDiscount(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.subtotal === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subtotal' });
    } else {
      const subtotal = data.subtotal;
      if (typeof subtotal == 'string') {
        if (!pattern.test(subtotal)) {
          if (fast) return rejected;
          faults = note(faults, '/subtotal', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/subtotal', 'type', { type: 'string' });
      }
    }
    if (data.tax === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax' });
    } else {
      const tax = data.tax;
      if (typeof tax == 'string') {
        if (!pattern.test(tax)) {
          if (fast) return rejected;
          faults = note(faults, '/tax', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/tax', 'type', { type: 'string' });
      }
    }
    if (data.total === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'total' });
    } else {
      const total = data.total;
      if (typeof total == 'string') {
        if (!pattern.test(total)) {
          if (fast) return rejected;
          faults = note(faults, '/total', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/total', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TotalsWithoutDiscountValidator = /* @__PURE__ */ validator(checkTotalsWithoutDiscount);

export { TotalsWithoutDiscountValidator as TotalsWithoutDiscount, checkTotalsWithoutDiscount as check };
