// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/CustomData.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^flwses_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const values0 = ['open', 'completed', 'abandoned'];

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
            limit: '^flwses_[a-z0-9]{26}$',
            message: 'be a flow session id such as flwses_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data1 = data.status;
      if (!(data1 === 'open' || data1 === 'completed' || data1 === 'abandoned')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data1 == 'string' });
      }
    }
    if (data.customer_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
    } else {
      let data2 = data.customer_id;
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
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
    }
    if (data.subscription_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subscription_id' });
    } else {
      let data3 = data.subscription_id;
      if (typeof data3 === 'string') {
        if (typeof data3 === 'string') {
          if (!pattern2.test(data3)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/subscription_id', 'pattern', {
              limit: '^sub_[a-z0-9]{26}$',
              message: 'be a subscription id such as sub_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/subscription_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscription_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.transaction_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      let data4 = data.transaction_id;
      if (typeof data4 === 'string') {
        if (typeof data4 === 'string') {
          if (!pattern3.test(data4)) {
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
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/transaction_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.custom_data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
    } else {
      let data5 = data.custom_data;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        const found0 = check0(data5, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data6 = data.created_at;
      if (typeof data6 === 'string') {
        if (!isDateTime0(data6)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.updated_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
    } else {
      let data7 = data.updated_at;
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.completed_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'completed_at' });
    } else {
      let data8 = data.completed_at;
      if (typeof data8 !== 'string' && data8 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/completed_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/completed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.abandoned_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'abandoned_at' });
    } else {
      let data9 = data.abandoned_at;
      if (typeof data9 !== 'string' && data9 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/abandoned_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/abandoned_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
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

/** @see schemas/flow-session.yaml#/FlowSession */
const validator0: Validator<types.FlowSession> = /* @__PURE__ */ validator(validate0);

export { validator0 as FlowSession, validate0 as check };
