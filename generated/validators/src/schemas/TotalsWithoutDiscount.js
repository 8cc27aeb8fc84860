import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^[0-9]{1,15}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.subtotal === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subtotal' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.subtotal;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/subtotal', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/subtotal', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.tax === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.tax;
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
          vErrors = note0(vErrors, '/tax', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/tax', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.total === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'total' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.total;
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
          vErrors = note0(vErrors, '/total', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/total', 'type', { type: 'string' });
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

export { validator0 as TotalsWithoutDiscount, validate0 as check };
