// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');
const values0 = ['AUD', 'CAD', 'EUR', 'GBP', 'USD'];

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
      if (!(data1 === 'AUD' || data1 === 'CAD' || data1 === 'EUR' || data1 === 'GBP' || data1 === 'USD')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/currency_code', 'enum', { limit: values0, open: typeof data1 == 'string' });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/adjustment.yaml#/OriginalChargebackFee */
const validator0: Validator<types.OriginalChargebackFee> = /* @__PURE__ */ validator(validate0);

export { validator0 as OriginalChargebackFee, validate0 as check };
