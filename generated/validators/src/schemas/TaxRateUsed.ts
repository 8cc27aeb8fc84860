// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Totals.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.tax_rate === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_rate' });
    } else {
      let data0 = data.tax_rate;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/tax_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/tax_rate', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
    } else {
      const found0 = check0(data.totals, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/totals');
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

/** @see schemas/billing.yaml#/TaxRateUsed */
const validator0: Validator<types.TaxRateUsed> = /* @__PURE__ */ validator(validate0);

export { validator0 as TaxRateUsed, validate0 as check };
