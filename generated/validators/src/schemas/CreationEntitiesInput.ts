// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/SimulatedItemInput.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^paymtd_[a-z0-9]{26}$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'address_id' ||
          key0 === 'business_id' ||
          key0 === 'customer_id' ||
          key0 === 'discount_id' ||
          key0 === 'items' ||
          key0 === 'payment_method_id' ||
          key0 === 'transaction_id'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (!(data.address_id === undefined)) {
      let data0 = data.address_id;
      if (typeof data0 === 'string') {
        if (typeof data0 === 'string') {
          if (!pattern0.test(data0)) {
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
      } else if (!(data0 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/address_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.business_id === undefined)) {
      let data1 = data.business_id;
      if (typeof data1 === 'string') {
        if (typeof data1 === 'string') {
          if (!pattern1.test(data1)) {
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
      } else if (!(data1 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/business_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.customer_id === undefined)) {
      let data2 = data.customer_id;
      if (typeof data2 === 'string') {
        if (typeof data2 === 'string') {
          if (!pattern2.test(data2)) {
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
      } else if (!(data2 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.discount_id === undefined)) {
      let data3 = data.discount_id;
      if (typeof data3 === 'string') {
        if (typeof data3 === 'string') {
          if (!pattern3.test(data3)) {
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
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/discount_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.items === undefined)) {
      let data4 = data.items;
      if (!Array.isArray(data4) && data4 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/items', 'type', { type: ['array', 'null'] });
      }
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'maxItems', { limit: 100 });
          errors++;
        }
        if (data4.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data4.length; i0++) {
          const found0 = check0(data4[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/items/' + i0);
            errors = vErrors.length;
          }
        }
      }
    }
    if (!(data.payment_method_id === undefined)) {
      let data6 = data.payment_method_id;
      if (typeof data6 === 'string') {
        if (typeof data6 === 'string') {
          if (!pattern4.test(data6)) {
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
      } else if (!(data6 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payment_method_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.transaction_id === undefined)) {
      let data7 = data.transaction_id;
      if (typeof data7 === 'string') {
        if (typeof data7 === 'string') {
          if (!pattern5.test(data7)) {
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
      } else if (!(data7 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/transaction_id', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/CreationEntitiesInput */
const validator0: Validator<types.CreationEntitiesInput> = /* @__PURE__ */ validator(validate0);

export { validator0 as CreationEntitiesInput, validate0 as check };
