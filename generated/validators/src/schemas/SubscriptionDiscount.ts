// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');

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
            limit: '^dsc_[a-z0-9]{26}$',
            message: 'be a discount id such as dsc_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.starts_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'starts_at' });
    } else {
      let data1 = data.starts_at;
      if (typeof data1 !== 'string' && data1 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/starts_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data1 === 'string') {
        if (!isDateTime0(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/starts_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.ends_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'ends_at' });
    } else {
      let data2 = data.ends_at;
      if (typeof data2 !== 'string' && data2 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/ends_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data2 === 'string') {
        if (!isDateTime0(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/ends_at', 'format', {
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

/** @see schemas/subscription.yaml#/SubscriptionDiscount */
const validator0: Validator<types.SubscriptionDiscount> = /* @__PURE__ */ validator(validate0);

export { validator0 as SubscriptionDiscount, validate0 as check };
