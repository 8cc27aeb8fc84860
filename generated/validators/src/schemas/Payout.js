import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/PayoutCurrencyCode.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^pay_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^[0-9]{1,15}$', 'u');
const values0 = ['unpaid', 'paid'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^pay_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.status === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.status;
      if (!(data1 === 'unpaid' || data1 === 'paid')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.amount === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'amount' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.amount;
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
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
    if (data.remittance_reference === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'remittance_reference' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.remittance_reference !== 'string') {
        vErrors = note0(vErrors, '/remittance_reference', 'type', { type: 'string' });
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

export { validator0 as Payout, validate0 as check };
