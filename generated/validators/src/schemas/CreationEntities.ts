// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/SimulatedItem.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^paymtd_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
    } else {
      let data0 = data.customer_id;
      if (typeof data0 === 'string') {
        if (typeof data0 === 'string') {
          if (!pattern0.test(data0)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/customer_id', 'pattern', {
              limit: '^ctm_[a-z0-9]{26}$',
              message: 'be a customer id such as ctm_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data0 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.address_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'address_id' });
    } else {
      let data1 = data.address_id;
      if (typeof data1 === 'string') {
        if (typeof data1 === 'string') {
          if (!pattern1.test(data1)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/address_id', 'pattern', {
              limit: '^add_[a-z0-9]{26}$',
              message: 'be an address id such as add_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/address_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data1 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/address_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.business_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'business_id' });
    } else {
      let data2 = data.business_id;
      if (typeof data2 === 'string') {
        if (typeof data2 === 'string') {
          if (!pattern2.test(data2)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/business_id', 'pattern', {
              limit: '^biz_[a-z0-9]{26}$',
              message: 'be a business id such as biz_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/business_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data2 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/business_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.payment_method_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payment_method_id' });
    } else {
      let data3 = data.payment_method_id;
      if (typeof data3 === 'string') {
        if (typeof data3 === 'string') {
          if (!pattern3.test(data3)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/payment_method_id', 'pattern', {
              limit: '^paymtd_[a-z0-9]{26}$',
              message: 'be a payment method id such as paymtd_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/payment_method_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payment_method_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.discount_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'discount_id' });
    } else {
      let data4 = data.discount_id;
      if (typeof data4 === 'string') {
        if (typeof data4 === 'string') {
          if (!pattern4.test(data4)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/discount_id', 'pattern', {
              limit: '^dsc_[a-z0-9]{26}$',
              message: 'be a discount id such as dsc_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/discount_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/discount_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.transaction_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      let data5 = data.transaction_id;
      if (typeof data5 === 'string') {
        if (typeof data5 === 'string') {
          if (!pattern5.test(data5)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/transaction_id', 'pattern', {
              limit: '^txn_[a-z0-9]{26}$',
              message: 'be a transaction id such as txn_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/transaction_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/transaction_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.items === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'items' });
    } else {
      let data6 = data.items;
      if (!Array.isArray(data6) && data6 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/items', 'type', { type: ['array', 'null'] });
      }
      if (Array.isArray(data6)) {
        if (data6.length > 100) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'maxItems', { limit: 100 });
          errors++;
        }
        if (data6.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data6.length; i0++) {
          const found0 = check0(data6[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/items/' + i0);
            errors = vErrors.length;
          }
        }
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/CreationEntities */
const validator0: Validator<types.CreationEntities> = /* @__PURE__ */ validator(validate0);

export { validator0 as CreationEntities, validate0 as check };
