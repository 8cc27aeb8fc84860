// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Proration.ts';
import { check as check1 } from '../schemas/TotalsWithoutDiscount.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^adjitm_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^txnitm_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');
const values0 = ['full', 'partial', 'tax', 'proration'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/id', 'pattern', {
            limit: '^adjitm_[a-z0-9]{26}$',
            message: 'be an adjustment item id such as adjitm_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.item_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'item_id' });
    } else {
      let data1 = data.item_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/item_id', 'pattern', {
            limit: '^txnitm_[a-z0-9]{26}$',
            message: 'be a transaction line id such as txnitm_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/item_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data2 = data.type;
      if (!(data2 === 'full' || data2 === 'partial' || data2 === 'tax' || data2 === 'proration')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0, open: typeof data2 == 'string' });
      }
    }
    if (data.amount === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'amount' });
    } else {
      let data3 = data.amount;
      if (typeof data3 === 'string') {
        if (typeof data3 === 'string') {
          if (!pattern2.test(data3)) {
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
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/amount', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.proration === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'proration' });
    } else {
      let data4 = data.proration;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        const found0 = check0(data4, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/proration');
          errors = vErrors.length;
        }
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/proration', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
    } else {
      const found1 = check1(data.totals, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/totals');
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

/** @see schemas/adjustment.yaml#/AdjustmentItem */
const validator0: Validator<types.AdjustmentItem> = /* @__PURE__ */ validator(validate0);

export { validator0 as AdjustmentItem, validate0 as check };
