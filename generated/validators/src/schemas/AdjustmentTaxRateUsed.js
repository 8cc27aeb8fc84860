import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/TotalsWithoutDiscount.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.tax_rate === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_rate' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.tax_rate;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/tax_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/tax_rate', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.totals === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.totals, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/totals');
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as AdjustmentTaxRateUsed, validate0 as check };
