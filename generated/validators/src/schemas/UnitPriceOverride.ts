// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { check as check0 } from '../schemas/CountryCode.ts';
import { check as check1 } from '../schemas/Money.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.country_codes === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'country_codes' });
    } else {
      let data0 = data.country_codes;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/country_codes', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data0.length; i0++) {
          let data1 = data0[i0];
          const found0 = check0(data1, fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, opened0(found0, data1), '/country_codes/' + i0);
            errors = vErrors.length;
          }
        }
        const twins0 = firstDuplicate0(data0);
        if (twins0 !== null) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/country_codes', 'uniqueItems', twins0);
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/country_codes', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.unit_price === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_price' });
    } else {
      const found1 = check1(data.unit_price, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/unit_price');
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

/** @see schemas/price.yaml#/UnitPriceOverride */
const validator0: Validator<types.UnitPriceOverride> = /* @__PURE__ */ validator(validate0);

export { validator0 as UnitPriceOverride, validate0 as check };
