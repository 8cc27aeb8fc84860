// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkFormattedTotals(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.subtotal === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subtotal' });
    } else {
      const subtotal = data.subtotal;
      if (!(typeof subtotal == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/subtotal', 'type', { type: 'string' });
      }
    }
    if (data.discount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discount' });
    } else {
      const discount = data.discount;
      if (!(typeof discount == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/discount', 'type', { type: 'string' });
      }
    }
    if (data.tax === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax' });
    } else {
      const tax = data.tax;
      if (!(typeof tax == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/tax', 'type', { type: 'string' });
      }
    }
    if (data.total === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'total' });
    } else {
      const total = data.total;
      if (!(typeof total == 'string')) {
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

const FormattedTotalsValidator = /* @__PURE__ */ validator(checkFormattedTotals);

export { FormattedTotalsValidator as FormattedTotals, checkFormattedTotals as check };
