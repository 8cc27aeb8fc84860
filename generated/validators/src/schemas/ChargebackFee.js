import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/OriginalChargebackFee.js';
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
    if (data.original === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'original' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.original;
      if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
        const found0 = check0(data1, fast);
        if (found0 !== null) {
          if (fast) {
            return found0;
          }
          vErrors = adopt0(vErrors, found0, '/original');
          errors = vErrors.length;
        }
      } else if (!(data1 === null)) {
        vErrors = note0(vErrors, '/original', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as ChargebackFee, validate0 as check };
