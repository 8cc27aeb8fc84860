// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Duration.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.enable_checkout === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'enable_checkout' });
    } else {
      if (typeof data.enable_checkout !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/enable_checkout', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (data.purchase_order_number === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'purchase_order_number' });
    } else {
      let data1 = data.purchase_order_number;
      if (typeof data1 === 'string') {
        if (data1.length > 100 && codePoints0(data1) > 100) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/purchase_order_number', 'maxLength', { limit: 100 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/purchase_order_number', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.additional_information === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'additional_information' });
    } else {
      let data2 = data.additional_information;
      if (typeof data2 !== 'string' && data2 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/additional_information', 'type', { type: ['string', 'null'] });
      }
      if (typeof data2 === 'string') {
        if (data2.length > 1500 && codePoints0(data2) > 1500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/additional_information', 'maxLength', { limit: 1500 });
        }
      }
    }
    if (data.payment_terms === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payment_terms' });
    } else {
      const found0 = check0(data.payment_terms, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/payment_terms');
        errors = vErrors.length;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/billing.yaml#/BillingDetails */
const validator0: Validator<types.BillingDetails> = /* @__PURE__ */ validator(validate0);

export { validator0 as BillingDetails, validate0 as check };
