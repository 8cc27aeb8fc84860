// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/CurrencyCode.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'amount' });
    } else {
      let data0 = data.amount;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/amount', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.currency_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
    } else {
      let data1 = data.currency_code;
      const found0 = check0(data1, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data1), '/currency_code');
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

/** @see schemas/shared.yaml#/Money */
const validator0: Validator<types.Money> = /* @__PURE__ */ validator(validate0);

export { validator0 as Money, validate0 as check };
