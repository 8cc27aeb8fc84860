// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.minimum === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'minimum' });
    } else {
      let data0 = data.minimum;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/minimum', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 999999999 || isNaN(data0)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/minimum', 'maximum', { comparison: '<=', limit: 999999999 });
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/minimum', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (data.maximum === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'maximum' });
    } else {
      let data1 = data.maximum;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/maximum', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 999999999 || isNaN(data1)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/maximum', 'maximum', { comparison: '<=', limit: 999999999 });
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/maximum', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
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

/** @see schemas/price.yaml#/PriceQuantity */
const validator0: Validator<types.PriceQuantity> = /* @__PURE__ */ validator(validate0);

export { validator0 as PriceQuantity, validate0 as check };
