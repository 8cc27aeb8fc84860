// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntflog_[a-z0-9]{26}$', 'u');

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
            limit: '^ntflog_[a-z0-9]{26}$',
            message: 'be a notification log id such as ntflog_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.response_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'response_code' });
    } else {
      let data1 = data.response_code;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/response_code', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/response_code', 'minimum', { comparison: '>=', limit: 0 });
          errors++;
        }
      }
    }
    if (data.response_content_type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'response_content_type' });
    } else {
      let data2 = data.response_content_type;
      if (typeof data2 !== 'string' && data2 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/response_content_type', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.response_body === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'response_body' });
    } else {
      if (typeof data.response_body !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/response_body', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.attempted_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'attempted_at' });
    } else {
      let data4 = data.attempted_at;
      if (typeof data4 === 'string') {
        if (!isDateTime0(data4)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/attempted_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/attempted_at', 'type', { type: 'string' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/notification-log.yaml#/NotificationLog */
const validator0: Validator<types.NotificationLog> = /* @__PURE__ */ validator(validate0);

export { validator0 as NotificationLog, validate0 as check };
