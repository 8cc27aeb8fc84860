// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/PaymentMethodType.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^paymtd_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const values0 = ['saved_during_purchase', 'subscription', 'subscription_saved_during_purchase'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/id', 'pattern', {
            limit: '^paymtd_[a-z0-9]{26}$',
            message: 'be a payment method id such as paymtd_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.customer_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
    } else {
      let data1 = data.customer_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id such as ctm_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.address_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'address_id' });
    } else {
      let data2 = data.address_id;
      if (typeof data2 === 'string') {
        if (!pattern2.test(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/address_id', 'pattern', {
            limit: '^add_[a-z0-9]{26}$',
            message: 'be an address id such as add_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/address_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data3 = data.type;
      const found0 = check0(data3, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data3), '/type');
        errors = vErrors.length;
      }
    }
    if (data.origin === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'origin' });
    } else {
      let data4 = data.origin;
      if (
        !(
          data4 === 'saved_during_purchase' ||
          data4 === 'subscription' ||
          data4 === 'subscription_saved_during_purchase'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/origin', 'enum', { limit: values0, open: typeof data4 == 'string' });
      }
    }
    if (data.saved_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'saved_at' });
    } else {
      let data5 = data.saved_at;
      if (typeof data5 === 'string') {
        if (!isDateTime0(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/saved_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/saved_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.updated_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
    } else {
      let data6 = data.updated_at;
      if (typeof data6 === 'string') {
        if (!isDateTime0(data6)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/payment-method.yaml#/SavedPaymentMethod */
const validator0: Validator<types.SavedPaymentMethod> = /* @__PURE__ */ validator(validate0);

export { validator0 as SavedPaymentMethod, validate0 as check };
