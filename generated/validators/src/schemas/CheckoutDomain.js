import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { isHostname as isHostname0 } from '../runtime/formats/hostname.ts';
import { check as check0 } from '../schemas/PaymentMethodVerification.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^chedom_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^[a-z0-9.-]+$', 'u');
const values0 = ['pending_review', 'approved', 'rejected', 'in_review', 'action_required'];

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
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^chedom_[a-z0-9]{26}$' });
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
    if (data.domain === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'domain' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.domain;
      if (typeof data1 === 'string') {
        if (data1.length > 253 && codePoints0(data1) > 253) {
          vErrors = note0(vErrors, '/domain', 'maxLength', { limit: 253 });
          errors++;
        }
        if (!pattern1.test(data1)) {
          vErrors = note0(vErrors, '/domain', 'pattern', { limit: '^[a-z0-9.-]+$', message: 'be in small letters' });
          errors++;
        }
        if (!isHostname0(data1)) {
          vErrors = note0(vErrors, '/domain', 'format', { limit: 'hostname' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/domain', 'type', { type: 'string' });
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
      let data2 = data.status;
      if (
        !(
          data2 === 'pending_review' ||
          data2 === 'approved' ||
          data2 === 'rejected' ||
          data2 === 'in_review' ||
          data2 === 'action_required'
        )
      ) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.payment_method_verification === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payment_method_verification' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.payment_method_verification, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/payment_method_verification');
        errors = vErrors.length;
      }
    }
    if (data.created_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.created_at;
      if (typeof data4 === 'string') {
        if (!isDateTime0(data4)) {
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
      let data5 = data.updated_at;
      if (typeof data5 === 'string') {
        if (!isDateTime0(data5)) {
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

export { validator0 as CheckoutDomain, validate0 as check };
