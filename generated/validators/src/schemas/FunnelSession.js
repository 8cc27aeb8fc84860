import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/CustomData.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^fnlses_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern3 = new RegExp('^pro_[a-z0-9]{26}$', 'u');
const values0 = ['open', 'completed', 'abandoned'];

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
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^fnlses_[a-z0-9]{26}$' });
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
      if (!(data1 === 'open' || data1 === 'completed' || data1 === 'abandoned')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.customer_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.customer_id;
      if (typeof data2 === 'string') {
        if (typeof data2 === 'string') {
          if (!pattern1.test(data2)) {
            vErrors = note0(vErrors, '/customer_id', 'pattern', { limit: '^ctm_[a-z0-9]{26}$' });
            errors++;
          }
        } else {
          vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data2 === null)) {
        vErrors = note0(vErrors, '/customer_id', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.transaction_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'transaction_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.transaction_id;
      if (typeof data3 === 'string') {
        if (typeof data3 === 'string') {
          if (!pattern2.test(data3)) {
            vErrors = note0(vErrors, '/transaction_id', 'pattern', { limit: '^txn_[a-z0-9]{26}$' });
            errors++;
          }
        } else {
          vErrors = note0(vErrors, '/transaction_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data3 === null)) {
        vErrors = note0(vErrors, '/transaction_id', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.product_ids === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product_ids' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.product_ids;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          vErrors = note0(vErrors, '/product_ids', 'maxItems', { limit: 100 });
          errors++;
        }
        for (let i0 = 0; i0 < data4.length; i0++) {
          let data5 = data4[i0];
          if (typeof data5 === 'string') {
            if (!pattern3.test(data5)) {
              vErrors = note0(vErrors, '/product_ids/' + i0, 'pattern', { limit: '^pro_[a-z0-9]{26}$' });
              errors++;
            }
          } else {
            vErrors = note0(vErrors, '/product_ids/' + i0, 'type', { type: 'string' });
            errors++;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
        const twins0 = data4.length > 100 ? null : firstDuplicate0(data4);
        if (!(twins0 === null)) {
          vErrors = note0(vErrors, '/product_ids', 'uniqueItems', twins0);
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/product_ids', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.custom_data === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data6 = data.custom_data;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        const found0 = check0(data6, fast);
        if (found0 !== null) {
          if (fast) {
            return found0;
          }
          vErrors = adopt0(vErrors, found0, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data6 === null)) {
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.created_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data7 = data.created_at;
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
          vErrors = note0(vErrors, '/created_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.updated_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data8 = data.updated_at;
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
          vErrors = note0(vErrors, '/updated_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.completed_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'completed_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data9 = data.completed_at;
      if (typeof data9 !== 'string' && data9 !== null) {
        vErrors = note0(vErrors, '/completed_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
          vErrors = note0(vErrors, '/completed_at', 'format', { limit: 'date-time' });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.abandoned_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'abandoned_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data10 = data.abandoned_at;
      if (typeof data10 !== 'string' && data10 !== null) {
        vErrors = note0(vErrors, '/abandoned_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data10 === 'string') {
        if (!isDateTime0(data10)) {
          vErrors = note0(vErrors, '/abandoned_at', 'format', { limit: 'date-time' });
          errors++;
        }
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

export { validator0 as FunnelSession, validate0 as check };
