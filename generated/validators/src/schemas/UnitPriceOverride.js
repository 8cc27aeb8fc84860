import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { check as check0 } from '../schemas/CountryCode.js';
import { check as check1 } from '../schemas/Money.js';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.country_codes === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'country_codes' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.country_codes;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = note0(vErrors, '/country_codes', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data0.length; i0++) {
          const found0 = check0(data0[i0], fast);
          if (found0 !== null) {
            if (fast) {
              return found0;
            }
            vErrors = adopt0(vErrors, found0, '/country_codes/' + i0);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
        const twins0 = firstDuplicate0(data0);
        if (!(twins0 === null)) {
          vErrors = note0(vErrors, '/country_codes', 'uniqueItems', twins0);
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/country_codes', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.unit_price === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_price' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found1 = check1(data.unit_price, fast);
      if (found1 !== null) {
        if (fast) {
          return found1;
        }
        vErrors = adopt0(vErrors, found1, '/unit_price');
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as UnitPriceOverride, validate0 as check };
