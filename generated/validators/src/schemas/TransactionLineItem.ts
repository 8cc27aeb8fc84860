// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check3 } from '../schemas/Product.ts';
import { check as check0 } from '../schemas/Proration.ts';
import { check as check1 } from '../schemas/Totals.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^txnitm_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

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
            limit: '^txnitm_[a-z0-9]{26}$',
            message: 'be a transaction line id such as txnitm_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.price_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'price_id' });
    } else {
      let data1 = data.price_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
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
        const found0 = check0(data3, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/proration');
          errors = vErrors.length;
        }
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/proration', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.tax_rate === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_rate' });
    } else {
      let data4 = data.tax_rate;
      if (typeof data4 === 'string') {
        if (!pattern2.test(data4)) {
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
    if (data.unit_totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_totals' });
    } else {
      const found1 = check1(data.unit_totals, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/unit_totals');
        errors = vErrors.length;
      }
    }
    if (data.totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
    } else {
      const found2 = check1(data.totals, fast);
      if (found2 !== null) {
        if (fast) return found2;
        vErrors = adopt0(vErrors, found2, '/totals');
        errors = vErrors.length;
      }
    }
    if (data.product === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product' });
    } else {
      const found3 = check3(data.product, fast);
      if (found3 !== null) {
        if (fast) return found3;
        vErrors = adopt0(vErrors, found3, '/product');
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

/** @see schemas/transaction-details.yaml#/TransactionLineItem */
const validator0: Validator<types.TransactionLineItem> = /* @__PURE__ */ validator(validate0);

export { validator0 as TransactionLineItem, validate0 as check };
