// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/CurrencyCode.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');
const pattern7 = /* @__PURE__ */ new RegExp('^-?[0-9]{1,15}$', 'u');

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
    if (data.tax === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax' });
    } else {
      let data1 = data.tax;
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
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
      let data2 = data.total;
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
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
    if (data.grand_total === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'grand_total' });
    } else {
      let data3 = data.grand_total;
      if (typeof data3 === 'string') {
        if (!pattern0.test(data3)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/grand_total', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/grand_total', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.grand_total_tax === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'grand_total_tax' });
    } else {
      let data4 = data.grand_total_tax;
      if (typeof data4 === 'string') {
        if (!pattern0.test(data4)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/grand_total_tax', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/grand_total_tax', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.fee === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'fee' });
    } else {
      let data5 = data.fee;
      if (typeof data5 === 'string') {
        if (typeof data5 === 'string') {
          if (!pattern0.test(data5)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/fee', 'pattern', {
              limit: '^[0-9]{1,15}$',
              message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/fee', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/fee', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.retained_fee === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'retained_fee' });
    } else {
      let data6 = data.retained_fee;
      if (typeof data6 === 'string') {
        if (!pattern0.test(data6)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/retained_fee', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/retained_fee', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.earnings === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'earnings' });
    } else {
      let data7 = data.earnings;
      if (typeof data7 === 'string') {
        if (typeof data7 === 'string') {
          if (!pattern7.test(data7)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/earnings', 'pattern', {
              limit: '^-?[0-9]{1,15}$',
              message:
                'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/earnings', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data7 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/earnings', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.currency_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
    } else {
      let data8 = data.currency_code;
      const found0 = check0(data8, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data8), '/currency_code');
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

/** @see schemas/transaction-details.yaml#/AdjustedTotals */
const validator0: Validator<types.AdjustedTotals> = /* @__PURE__ */ validator(validate0);

export { validator0 as AdjustedTotals, validate0 as check };
