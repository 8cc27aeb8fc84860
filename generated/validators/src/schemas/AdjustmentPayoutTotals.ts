// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/ChargebackFee.ts';
import { check as check0 } from '../schemas/PayoutCurrencyCode.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^-?[0-9]{1,15}$', 'u');

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
    if (data.fee === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'fee' });
    } else {
      let data3 = data.fee;
      if (typeof data3 === 'string') {
        if (!pattern0.test(data3)) {
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
    }
    if (data.retained_fee === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'retained_fee' });
    } else {
      let data4 = data.retained_fee;
      if (typeof data4 === 'string') {
        if (!pattern0.test(data4)) {
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
      let data5 = data.earnings;
      if (typeof data5 === 'string') {
        if (!pattern5.test(data5)) {
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
    }
    if (data.currency_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
    } else {
      let data6 = data.currency_code;
      const found0 = check0(data6, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data6), '/currency_code');
        errors = vErrors.length;
      }
    }
    if (data.chargeback_fee === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'chargeback_fee' });
    } else {
      const found1 = check1(data.chargeback_fee, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/chargeback_fee');
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

/** @see schemas/adjustment.yaml#/AdjustmentPayoutTotals */
const validator0: Validator<types.AdjustmentPayoutTotals> = /* @__PURE__ */ validator(validate0);

export { validator0 as AdjustmentPayoutTotals, validate0 as check };
