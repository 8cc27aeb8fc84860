// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkTotalsWithoutDiscount } from '../schemas/TotalsWithoutDiscount.js';

const pattern = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function checkAdjustmentTaxRateUsed(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.tax_rate === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_rate' });
    } else {
      const tax_rate = data.tax_rate;
      if (typeof tax_rate == 'string') {
        if (!pattern.test(tax_rate)) {
          if (fast) return rejected;
          faults = note(faults, '/tax_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/tax_rate', 'type', { type: 'string' });
      }
    }
    if (data.totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'totals' });
    } else {
      const totals = data.totals;
      const found = checkTotalsWithoutDiscount(totals, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/totals');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AdjustmentTaxRateUsedValidator = /* @__PURE__ */ validator(checkAdjustmentTaxRateUsed);

export { AdjustmentTaxRateUsedValidator as AdjustmentTaxRateUsed, checkAdjustmentTaxRateUsed as check };
