import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/CustomData.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^flwses_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = new RegExp('^sub_[a-z0-9]{26}$', 'u');
const pattern3 = new RegExp('^txn_[a-z0-9]{26}$', 'u');
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
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^flwses_[a-z0-9]{26}$' });
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
        if (!pattern1.test(data2)) {
          vErrors = note0(vErrors, '/customer_id', 'pattern', { limit: '^ctm_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.subscription_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subscription_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.subscription_id;
      if (typeof data3 === 'string') {
        if (typeof data3 === 'string') {
          if (!pattern2.test(data3)) {
            vErrors = note0(vErrors, '/subscription_id', 'pattern', { limit: '^sub_[a-z0-9]{26}$' });
            errors++;
          }
        } else {
          vErrors = note0(vErrors, '/subscription_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data3 === null)) {
        vErrors = note0(vErrors, '/subscription_id', 'type', { type: ['string', 'null'] });
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
      let data4 = data.transaction_id;
      if (typeof data4 === 'string') {
        if (typeof data4 === 'string') {
          if (!pattern3.test(data4)) {
            vErrors = note0(vErrors, '/transaction_id', 'pattern', { limit: '^txn_[a-z0-9]{26}$' });
            errors++;
          }
        } else {
          vErrors = note0(vErrors, '/transaction_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data4 === null)) {
        vErrors = note0(vErrors, '/transaction_id', 'type', { type: ['string', 'null'] });
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
      let data5 = data.custom_data;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        const found0 = check0(data5, fast);
        if (found0 !== null) {
          if (fast) {
            return found0;
          }
          vErrors = adopt0(vErrors, found0, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
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
      let data6 = data.created_at;
      if (typeof data6 === 'string') {
        if (!isDateTime0(data6)) {
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
      let data7 = data.updated_at;
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
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
      let data8 = data.completed_at;
      if (typeof data8 !== 'string' && data8 !== null) {
        vErrors = note0(vErrors, '/completed_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
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
      let data9 = data.abandoned_at;
      if (typeof data9 !== 'string' && data9 !== null) {
        vErrors = note0(vErrors, '/abandoned_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
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

export { validator0 as FlowSession, validate0 as check };
