// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['subscription_paused', 'subscription_canceled'];
const values1 = ['success', 'recovered_existing_payment_method', 'recovered_updated_payment_method', 'failed'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === 'dunning_exhausted_action' || key0 === 'payment_outcome')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (!(data.dunning_exhausted_action === undefined)) {
      let data0 = data.dunning_exhausted_action;
      if (typeof data0 === 'string') {
        if (!(data0 === 'subscription_paused' || data0 === 'subscription_canceled')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/dunning_exhausted_action', 'enum', { limit: values0 });
        }
      } else if (!(data0 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/dunning_exhausted_action', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.payment_outcome === undefined)) {
      let data1 = data.payment_outcome;
      if (typeof data1 === 'string') {
        if (
          !(
            data1 === 'success' ||
            data1 === 'recovered_existing_payment_method' ||
            data1 === 'recovered_updated_payment_method' ||
            data1 === 'failed'
          )
        ) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/payment_outcome', 'enum', { limit: values1 });
        }
      } else if (!(data1 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payment_outcome', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/RenewalOptionsInput */
const validator0: Validator<types.RenewalOptionsInput> = /* @__PURE__ */ validator(validate0);

export { validator0 as RenewalOptionsInput, validate0 as check };
