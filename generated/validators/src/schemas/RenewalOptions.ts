// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['success', 'recovered_existing_payment_method', 'recovered_updated_payment_method', 'failed'];
const values1 = ['subscription_paused', 'subscription_canceled'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.payment_outcome === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payment_outcome' });
    } else {
      let data0 = data.payment_outcome;
      if (
        !(
          data0 === 'success' ||
          data0 === 'recovered_existing_payment_method' ||
          data0 === 'recovered_updated_payment_method' ||
          data0 === 'failed'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payment_outcome', 'enum', { limit: values0, open: typeof data0 == 'string' });
      }
    }
    if (data.dunning_exhausted_action === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'dunning_exhausted_action' });
    } else {
      let data1 = data.dunning_exhausted_action;
      if (typeof data1 === 'string') {
        if (!(data1 === 'subscription_paused' || data1 === 'subscription_canceled')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/dunning_exhausted_action', 'enum', {
            limit: values1,
            open: typeof data1 == 'string',
          });
        }
      } else if (!(data1 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/dunning_exhausted_action', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/RenewalOptions */
const validator0: Validator<types.RenewalOptions> = /* @__PURE__ */ validator(validate0);

export { validator0 as RenewalOptions, validate0 as check };
