// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check1 } from '../schemas/Card.ts';
import { check as check0 } from '../schemas/PaymentMethodType.ts';
import { check as check2 } from '../schemas/PaypalAccount.ts';
import { check as check4 } from '../schemas/SouthKoreaLocalCard.ts';
import { check as check3 } from '../schemas/UnderlyingDetails.ts';

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
    if (data.card === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'card' });
    } else {
      let data4 = data.card;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        const found1 = check1(data4, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/card');
          errors = vErrors.length;
        }
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/card', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.paypal === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'paypal' });
    } else {
      let data5 = data.paypal;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        const found2 = check2(data5, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/paypal');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/paypal', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.underlying_details === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'underlying_details' });
    } else {
      let data6 = data.underlying_details;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        const found3 = check3(data6, fast);
        if (found3 !== null) {
          if (fast) return found3;
          vErrors = adopt0(vErrors, found3, '/underlying_details');
          errors = vErrors.length;
        }
      } else if (!(data6 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/underlying_details', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.south_korea_local_card === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'south_korea_local_card' });
    } else {
      let data7 = data.south_korea_local_card;
      if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
        const found4 = check4(data7, fast);
        if (found4 !== null) {
          if (fast) return found4;
          vErrors = adopt0(vErrors, found4, '/south_korea_local_card');
          errors = vErrors.length;
        }
      } else if (!(data7 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/south_korea_local_card', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.origin === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'origin' });
    } else {
      let data8 = data.origin;
      if (
        !(
          data8 === 'saved_during_purchase' ||
          data8 === 'subscription' ||
          data8 === 'subscription_saved_during_purchase'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/origin', 'enum', { limit: values0, open: typeof data8 == 'string' });
      }
    }
    if (data.saved_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'saved_at' });
    } else {
      let data9 = data.saved_at;
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
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
      let data10 = data.updated_at;
      if (typeof data10 === 'string') {
        if (!isDateTime0(data10)) {
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

/** @see schemas/payment-method.yaml#/PaymentMethod */
const validator0: Validator<types.PaymentMethod> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentMethod, validate0 as check };
