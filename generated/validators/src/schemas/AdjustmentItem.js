import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Proration.js';
import { check as check1 } from '../schemas/TotalsWithoutDiscount.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^adjitm_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^txnitm_[a-z0-9]{26}$', 'u');
const pattern2 = new RegExp('^[0-9]{1,15}$', 'u');
const values0 = ['full', 'partial', 'tax', 'proration'];

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
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^adjitm_[a-z0-9]{26}$' });
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
    if (data.item_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'item_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.item_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          vErrors = note0(vErrors, '/item_id', 'pattern', { limit: '^txnitm_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/item_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.type;
      if (!(data2 === 'full' || data2 === 'partial' || data2 === 'tax' || data2 === 'proration')) {
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0 });
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
      let data3 = data.amount;
      if (typeof data3 === 'string') {
        if (typeof data3 === 'string') {
          if (!pattern2.test(data3)) {
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
      } else if (!(data3 === null)) {
        vErrors = note0(vErrors, '/amount', 'type', { type: ['string', 'null'] });
        errors++;
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
      let data4 = data.proration;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        const found0 = check0(data4, fast);
        if (found0 !== null) {
          if (fast) {
            return found0;
          }
          vErrors = adopt0(vErrors, found0, '/proration');
          errors = vErrors.length;
        }
      } else if (!(data4 === null)) {
        vErrors = note0(vErrors, '/proration', 'type', { type: ['object', 'null'] });
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
      const found1 = check1(data.totals, fast);
      if (found1 !== null) {
        if (fast) {
          return found1;
        }
        vErrors = adopt0(vErrors, found1, '/totals');
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

export { validator0 as AdjustmentItem, validate0 as check };
