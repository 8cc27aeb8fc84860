// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { isUuid as isUuid0 } from '../runtime/formats/text.ts';
import { check as check2 } from '../schemas/PaymentAttemptMethod.ts';
import { check as check0 } from '../schemas/PaymentAttemptStatus.ts';
import { check as check1 } from '../schemas/PaymentErrorCode.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^paymtd_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.payment_attempt_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payment_attempt_id' });
    } else {
      let data0 = data.payment_attempt_id;
      if (typeof data0 === 'string') {
        if (!isUuid0(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/payment_attempt_id', 'format', {
            limit: 'uuid',
            message: 'be a UUID such as 0b8f6a52-3c41-4e7d-9a15-6f2d8c7e9b04',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payment_attempt_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.stored_payment_method_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'stored_payment_method_id' });
    } else {
      let data1 = data.stored_payment_method_id;
      if (typeof data1 === 'string') {
        if (!isUuid0(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/stored_payment_method_id', 'format', {
            limit: 'uuid',
            message: 'be a UUID such as 0b8f6a52-3c41-4e7d-9a15-6f2d8c7e9b04',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/stored_payment_method_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.payment_method_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payment_method_id' });
    } else {
      let data2 = data.payment_method_id;
      if (typeof data2 === 'string') {
        if (typeof data2 === 'string') {
          if (!pattern0.test(data2)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/payment_method_id', 'pattern', {
              limit: '^paymtd_[a-z0-9]{26}$',
              message: 'be a payment method id such as paymtd_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/payment_method_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data2 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payment_method_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.amount === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'amount' });
    } else {
      let data3 = data.amount;
      if (typeof data3 === 'string') {
        if (!pattern1.test(data3)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/amount', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data4 = data.status;
      const found0 = check0(data4, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data4), '/status');
        errors = vErrors.length;
      }
    }
    if (data.error_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'error_code' });
    } else {
      let data5 = data.error_code;
      if (typeof data5 === 'string') {
        const found1 = check1(data5, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, opened0(found1, data5), '/error_code');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/error_code', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.method_details === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'method_details' });
    } else {
      const found2 = check2(data.method_details, fast);
      if (found2 !== null) {
        if (fast) return found2;
        vErrors = adopt0(vErrors, found2, '/method_details');
        errors = vErrors.length;
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data7 = data.created_at;
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.captured_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'captured_at' });
    } else {
      let data8 = data.captured_at;
      if (typeof data8 !== 'string' && data8 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/captured_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/captured_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/payment-attempt.yaml#/PaymentAttempt */
const validator0: Validator<types.PaymentAttempt> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentAttempt, validate0 as check };
