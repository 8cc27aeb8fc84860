// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/Period.ts';
import { check as check1 } from '../schemas/Price.ts';
import { check as check2 } from '../schemas/Product.ts';

const values0 = ['active', 'inactive', 'trialing'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data0 = data.status;
      if (!(data0 === 'active' || data0 === 'inactive' || data0 === 'trialing')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data0 == 'string' });
      }
    }
    if (data.quantity === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'quantity' });
    } else {
      let data1 = data.quantity;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/quantity', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/quantity', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (data.recurring === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'recurring' });
    } else {
      if (typeof data.recurring !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/recurring', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data3 = data.created_at;
      if (typeof data3 === 'string') {
        if (!isDateTime0(data3)) {
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
      let data4 = data.updated_at;
      if (typeof data4 === 'string') {
        if (!isDateTime0(data4)) {
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
    if (data.previously_billed_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'previously_billed_at' });
    } else {
      let data5 = data.previously_billed_at;
      if (typeof data5 !== 'string' && data5 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/previously_billed_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data5 === 'string') {
        if (!isDateTime0(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/previously_billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.next_billed_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'next_billed_at' });
    } else {
      let data6 = data.next_billed_at;
      if (typeof data6 !== 'string' && data6 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/next_billed_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data6 === 'string') {
        if (!isDateTime0(data6)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/next_billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.trial_dates === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'trial_dates' });
    } else {
      let data7 = data.trial_dates;
      if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
        const found0 = check0(data7, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/trial_dates');
          errors = vErrors.length;
        }
      } else if (!(data7 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/trial_dates', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.price === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'price' });
    } else {
      const found1 = check1(data.price, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/price');
        errors = vErrors.length;
      }
    }
    if (data.product === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product' });
    } else {
      const found2 = check2(data.product, fast);
      if (found2 !== null) {
        if (fast) return found2;
        vErrors = adopt0(vErrors, found2, '/product');
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

/** @see schemas/subscription.yaml#/SubscriptionItem */
const validator0: Validator<types.SubscriptionItem> = /* @__PURE__ */ validator(validate0);

export { validator0 as SubscriptionItem, validate0 as check };
