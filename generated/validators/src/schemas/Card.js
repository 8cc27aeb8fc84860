import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/CardScheme.js';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.type, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/type');
        errors = vErrors.length;
      }
    }
    if (data.last4 === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'last4' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.last4 !== 'string') {
        vErrors = note0(vErrors, '/last4', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.expiry_month === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'expiry_month' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.expiry_month;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = note0(vErrors, '/expiry_month', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 12 || isNaN(data2)) {
          vErrors = note0(vErrors, '/expiry_month', 'maximum', { comparison: '<=', limit: 12 });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          vErrors = note0(vErrors, '/expiry_month', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.expiry_year === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'expiry_year' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.expiry_year;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        vErrors = note0(vErrors, '/expiry_year', 'type', { type: 'integer' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.cardholder_name === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'cardholder_name' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.cardholder_name !== 'string') {
        vErrors = note0(vErrors, '/cardholder_name', 'type', { type: 'string' });
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

export { validator0 as Card, validate0 as check };
