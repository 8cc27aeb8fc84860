// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { isHostname as isHostname0 } from '../runtime/formats/hostname.ts';
import { check as check0 } from '../schemas/PaymentMethodVerification.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^chedom_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^[a-z0-9.-]+$', 'u');
const values0 = ['pending_review', 'approved', 'rejected', 'in_review', 'action_required'];

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
            limit: '^chedom_[a-z0-9]{26}$',
            message: 'be a checkout domain id such as chedom_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.domain === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'domain' });
    } else {
      let data1 = data.domain;
      if (typeof data1 === 'string') {
        if (data1.length > 253 && codePoints0(data1) > 253) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/domain', 'maxLength', { limit: 253 });
        }
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/domain', 'pattern', {
            limit: '^[a-z0-9.-]+$',
            message: 'be a host name in small letters such as shop.works.example',
          });
        }
        if (!isHostname0(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/domain', 'format', {
            limit: 'hostname',
            message: 'be a host name such as www.example.com',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/domain', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
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
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data2 == 'string' });
      }
    }
    if (data.payment_method_verification === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payment_method_verification' });
    } else {
      const found0 = check0(data.payment_method_verification, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/payment_method_verification');
        errors = vErrors.length;
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data4 = data.created_at;
      if (typeof data4 === 'string') {
        if (!isDateTime0(data4)) {
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
    if (data.updated_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
    } else {
      let data5 = data.updated_at;
      if (typeof data5 === 'string') {
        if (!isDateTime0(data5)) {
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

/** @see schemas/checkout-domain.yaml#/CheckoutDomain */
const validator0: Validator<types.CheckoutDomain> = /* @__PURE__ */ validator(validate0);

export { validator0 as CheckoutDomain, validate0 as check };
