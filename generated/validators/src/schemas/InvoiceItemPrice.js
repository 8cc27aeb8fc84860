import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Money.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^pro_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.product_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.product_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/product_id', 'pattern', { limit: '^pro_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/product_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.unit_price === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_price' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.unit_price, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/unit_price');
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

export { validator0 as InvoiceItemPrice, validate0 as check };
