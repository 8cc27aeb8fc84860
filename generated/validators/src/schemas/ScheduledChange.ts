// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';

const values0 = ['cancel', 'pause', 'resume'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.action === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'action' });
    } else {
      let data0 = data.action;
      if (!(data0 === 'cancel' || data0 === 'pause' || data0 === 'resume')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/action', 'enum', { limit: values0, open: typeof data0 == 'string' });
      }
    }
    if (data.effective_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'effective_at' });
    } else {
      let data1 = data.effective_at;
      if (typeof data1 === 'string') {
        if (!isDateTime0(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/effective_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/effective_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.resume_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'resume_at' });
    } else {
      let data2 = data.resume_at;
      if (typeof data2 !== 'string' && data2 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/resume_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data2 === 'string') {
        if (!isDateTime0(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/resume_at', 'format', {
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

/** @see schemas/subscription.yaml#/ScheduledChange */
const validator0: Validator<types.ScheduledChange> = /* @__PURE__ */ validator(validate0);

export { validator0 as ScheduledChange, validate0 as check };
