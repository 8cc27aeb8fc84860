// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['not_provided', 'new', 'existing_details_prefilled'];
const values1 = ['new', 'existing_email_matched', 'existing_details_prefilled'];
const values2 = ['not_provided', 'prefilled', 'entered_by_customer'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'business_simulated_as' ||
          key0 === 'customer_simulated_as' ||
          key0 === 'discount_simulated_as' ||
          key0 === 'trial_period_on_price'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (!(data.business_simulated_as === undefined)) {
      let data0 = data.business_simulated_as;
      if (typeof data0 === 'string') {
        if (!(data0 === 'not_provided' || data0 === 'new' || data0 === 'existing_details_prefilled')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/business_simulated_as', 'enum', { limit: values0 });
        }
      } else if (!(data0 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/business_simulated_as', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.customer_simulated_as === undefined)) {
      let data1 = data.customer_simulated_as;
      if (typeof data1 === 'string') {
        if (!(data1 === 'new' || data1 === 'existing_email_matched' || data1 === 'existing_details_prefilled')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/customer_simulated_as', 'enum', { limit: values1 });
        }
      } else if (!(data1 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_simulated_as', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.discount_simulated_as === undefined)) {
      let data2 = data.discount_simulated_as;
      if (typeof data2 === 'string') {
        if (!(data2 === 'not_provided' || data2 === 'prefilled' || data2 === 'entered_by_customer')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/discount_simulated_as', 'enum', { limit: values2 });
        }
      } else if (!(data2 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/discount_simulated_as', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.trial_period_on_price === undefined)) {
      let data3 = data.trial_period_on_price;
      if (typeof data3 !== 'boolean' && data3 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/trial_period_on_price', 'type', { type: ['boolean', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/CreationOptionsInput */
const validator0: Validator<types.CreationOptionsInput> = /* @__PURE__ */ validator(validate0);

export { validator0 as CreationOptionsInput, validate0 as check };
