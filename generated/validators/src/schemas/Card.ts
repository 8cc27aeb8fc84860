// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/CardScheme.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data0 = data.type;
      const found0 = check0(data0, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data0), '/type');
        errors = vErrors.length;
      }
    }
    if (data.last4 === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'last4' });
    } else {
      if (typeof data.last4 !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/last4', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.expiry_month === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'expiry_month' });
    } else {
      let data2 = data.expiry_month;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/expiry_month', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 12 || isNaN(data2)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/expiry_month', 'maximum', { comparison: '<=', limit: 12 });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/expiry_month', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (data.expiry_year === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'expiry_year' });
    } else {
      let data3 = data.expiry_year;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/expiry_year', 'type', { type: 'integer' });
        errors++;
      }
    }
    if (data.cardholder_name === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'cardholder_name' });
    } else {
      if (typeof data.cardholder_name !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/cardholder_name', 'type', { type: 'string' });
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

/** @see schemas/payment-method.yaml#/Card */
const validator0: Validator<types.Card> = /* @__PURE__ */ validator(validate0);

export { validator0 as Card, validate0 as check };
