// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.subtotal === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subtotal' });
    } else {
      let data0 = data.subtotal;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/subtotal', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subtotal', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.discount === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'discount' });
    } else {
      let data1 = data.discount;
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/discount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/discount', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.tax === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax' });
    } else {
      let data2 = data.tax;
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/tax', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/tax', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.total === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'total' });
    } else {
      let data3 = data.total;
      if (typeof data3 === 'string') {
        if (!pattern0.test(data3)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/total', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/total', 'type', { type: 'string' });
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

/** @see schemas/shared.yaml#/Totals */
const validator0: Validator<types.Totals> = /* @__PURE__ */ validator(validate0);

export { validator0 as Totals, validate0 as check };
