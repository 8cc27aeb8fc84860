// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['new', 'existing_email_matched', 'existing_details_prefilled'];
const values1 = ['not_provided', 'new', 'existing_details_prefilled'];
const values2 = ['not_provided', 'prefilled', 'entered_by_customer'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer_simulated_as === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_simulated_as' });
    } else {
      let data0 = data.customer_simulated_as;
      if (!(data0 === 'new' || data0 === 'existing_email_matched' || data0 === 'existing_details_prefilled')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_simulated_as', 'enum', { limit: values0, open: typeof data0 == 'string' });
      }
    }
    if (data.business_simulated_as === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'business_simulated_as' });
    } else {
      let data1 = data.business_simulated_as;
      if (!(data1 === 'not_provided' || data1 === 'new' || data1 === 'existing_details_prefilled')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/business_simulated_as', 'enum', { limit: values1, open: typeof data1 == 'string' });
      }
    }
    if (data.discount_simulated_as === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'discount_simulated_as' });
    } else {
      let data2 = data.discount_simulated_as;
      if (!(data2 === 'not_provided' || data2 === 'prefilled' || data2 === 'entered_by_customer')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/discount_simulated_as', 'enum', { limit: values2, open: typeof data2 == 'string' });
      }
    }
    if (data.trial_period_on_price === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'trial_period_on_price' });
    } else {
      if (typeof data.trial_period_on_price !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/trial_period_on_price', 'type', { type: 'boolean' });
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

/** @see schemas/simulation-config.yaml#/CreationOptions */
const validator0: Validator<types.CreationOptions> = /* @__PURE__ */ validator(validate0);

export { validator0 as CreationOptions, validate0 as check };
