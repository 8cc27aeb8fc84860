import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/InvoiceProduct.js';
import { check as check1 } from '../schemas/Totals.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.product === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.product, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/product');
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
      let data1 = data.quantity;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = note0(vErrors, '/quantity', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          vErrors = note0(vErrors, '/quantity', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.tax_rate === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_rate' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.tax_rate;
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
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
    if (data.unit_totals === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_totals' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found1 = check1(data.unit_totals, fast);
      if (found1 !== null) {
        if (fast) {
          return found1;
        }
        vErrors = adopt0(vErrors, found1, '/unit_totals');
        errors = vErrors.length;
      }
    }
    if (data.totals === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found2 = check1(data.totals, fast);
      if (found2 !== null) {
        if (fast) {
          return found2;
        }
        vErrors = adopt0(vErrors, found2, '/totals');
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

export { validator0 as InvoiceLineItem, validate0 as check };
