import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/CurrencyCode.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^[0-9]{1,15}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'amount' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.amount;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/amount', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.currency_code === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.currency_code, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/currency_code');
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

export { validator0 as Money, validate0 as check };
