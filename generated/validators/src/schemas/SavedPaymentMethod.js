import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/PaymentMethodType.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^paymtd_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = new RegExp('^add_[a-z0-9]{26}$', 'u');
const values0 = ['saved_during_purchase', 'subscription', 'subscription_saved_during_purchase'];

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
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^paymtd_[a-z0-9]{26}$' });
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
    if (data.customer_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.customer_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
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
    if (data.address_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'address_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.address_id;
      if (typeof data2 === 'string') {
        if (!pattern2.test(data2)) {
          vErrors = note0(vErrors, '/address_id', 'pattern', { limit: '^add_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/address_id', 'type', { type: 'string' });
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
      const found0 = check0(data.type, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/type');
        errors = vErrors.length;
      }
    }
    if (data.origin === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'origin' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.origin;
      if (
        !(
          data4 === 'saved_during_purchase' ||
          data4 === 'subscription' ||
          data4 === 'subscription_saved_during_purchase'
        )
      ) {
        vErrors = note0(vErrors, '/origin', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.saved_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'saved_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.saved_at;
      if (typeof data5 === 'string') {
        if (!isDateTime0(data5)) {
          vErrors = note0(vErrors, '/saved_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/saved_at', 'type', { type: 'string' });
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
      let data6 = data.updated_at;
      if (typeof data6 === 'string') {
        if (!isDateTime0(data6)) {
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
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as SavedPaymentMethod, validate0 as check };
