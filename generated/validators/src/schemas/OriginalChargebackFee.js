import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^[0-9]{1,15}$', 'u');
const values0 = ['AUD', 'CAD', 'EUR', 'GBP', 'USD'];

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
      let data1 = data.currency_code;
      if (!(data1 === 'AUD' || data1 === 'CAD' || data1 === 'EUR' || data1 === 'GBP' || data1 === 'USD')) {
        vErrors = note0(vErrors, '/currency_code', 'enum', { limit: values0 });
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

export { validator0 as OriginalChargebackFee, validate0 as check };
