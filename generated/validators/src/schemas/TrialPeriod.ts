// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['day', 'week', 'month', 'year'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.interval === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'interval' });
    } else {
      let data0 = data.interval;
      if (!(data0 === 'day' || data0 === 'week' || data0 === 'month' || data0 === 'year')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/interval', 'enum', { limit: values0, open: typeof data0 == 'string' });
      }
    }
    if (data.frequency === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'frequency' });
    } else {
      let data1 = data.frequency;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/frequency', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/frequency', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (data.requires_payment_method === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'requires_payment_method' });
    } else {
      if (typeof data.requires_payment_method !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/requires_payment_method', 'type', { type: 'boolean' });
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

/** @see schemas/price.yaml#/TrialPeriod */
const validator0: Validator<types.TrialPeriod> = /* @__PURE__ */ validator(validate0);

export { validator0 as TrialPeriod, validate0 as check };
