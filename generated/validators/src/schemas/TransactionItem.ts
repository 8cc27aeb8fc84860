// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Price.ts';
import { check as check1 } from '../schemas/Proration.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.price_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'price_id' });
    } else {
      let data0 = data.price_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/price_id', 'pattern', {
            limit: '^pri_[a-z0-9]{26}$',
            message: 'be a price id such as pri_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/price_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.price === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'price' });
    } else {
      const found0 = check0(data.price, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/price');
        errors = vErrors.length;
      }
    }
    if (data.quantity === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'quantity' });
    } else {
      let data2 = data.quantity;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/quantity', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/quantity', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (data.proration === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'proration' });
    } else {
      let data3 = data.proration;
      if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
        const found1 = check1(data3, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/proration');
          errors = vErrors.length;
        }
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/proration', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/transaction.yaml#/TransactionItem */
const validator0: Validator<types.TransactionItem> = /* @__PURE__ */ validator(validate0);

export { validator0 as TransactionItem, validate0 as check };
