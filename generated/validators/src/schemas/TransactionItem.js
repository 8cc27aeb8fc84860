import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Price.js';
import { check as check1 } from '../schemas/Proration.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^pri_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.price_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'price_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.price_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/price_id', 'pattern', { limit: '^pri_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/price_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.price === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'price' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.price, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/price');
        errors = vErrors.length;
      }
    }
    if (data.quantity === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'quantity' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.quantity;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = note0(vErrors, '/quantity', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          vErrors = note0(vErrors, '/quantity', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.proration === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'proration' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.proration;
      if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
        const found1 = check1(data3, fast);
        if (found1 !== null) {
          if (fast) {
            return found1;
          }
          vErrors = adopt0(vErrors, found1, '/proration');
          errors = vErrors.length;
        }
      } else if (!(data3 === null)) {
        vErrors = note0(vErrors, '/proration', 'type', { type: ['object', 'null'] });
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

export { validator0 as TransactionItem, validate0 as check };
