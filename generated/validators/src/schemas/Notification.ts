// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check1 } from '../schemas/EventPayload.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntf_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values0 = ['not_attempted', 'needs_retry', 'delivered', 'failed'];
const values1 = ['event', 'replay'];

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
            limit: '^ntf_[a-z0-9]{26}$',
            message: 'be a notification id such as ntf_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data1 = data.type;
      const found0 = check0(data1, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data1), '/type');
        errors = vErrors.length;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data2 = data.status;
      if (!(data2 === 'not_attempted' || data2 === 'needs_retry' || data2 === 'delivered' || data2 === 'failed')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data2 == 'string' });
      }
    }
    if (data.payload === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payload' });
    } else {
      const found1 = check1(data.payload, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/payload');
        errors = vErrors.length;
      }
    }
    if (data.occurred_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'occurred_at' });
    } else {
      let data4 = data.occurred_at;
      if (typeof data4 === 'string') {
        if (!isDateTime0(data4)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/occurred_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/occurred_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.delivered_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'delivered_at' });
    } else {
      let data5 = data.delivered_at;
      if (typeof data5 !== 'string' && data5 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/delivered_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data5 === 'string') {
        if (!isDateTime0(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/delivered_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.replayed_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'replayed_at' });
    } else {
      let data6 = data.replayed_at;
      if (typeof data6 !== 'string' && data6 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/replayed_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data6 === 'string') {
        if (!isDateTime0(data6)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/replayed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.origin === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'origin' });
    } else {
      let data7 = data.origin;
      if (!(data7 === 'event' || data7 === 'replay')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/origin', 'enum', { limit: values1, open: typeof data7 == 'string' });
      }
    }
    if (data.last_attempt_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'last_attempt_at' });
    } else {
      let data8 = data.last_attempt_at;
      if (typeof data8 !== 'string' && data8 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/last_attempt_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/last_attempt_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.retry_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'retry_at' });
    } else {
      let data9 = data.retry_at;
      if (typeof data9 !== 'string' && data9 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/retry_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/retry_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.times_attempted === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'times_attempted' });
    } else {
      let data10 = data.times_attempted;
      if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/times_attempted', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data10 == 'number' && isFinite(data10)) {
        if (data10 < 0 || isNaN(data10)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/times_attempted', 'minimum', { comparison: '>=', limit: 0 });
          errors++;
        }
      }
    }
    if (data.notification_setting_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'notification_setting_id' });
    } else {
      let data11 = data.notification_setting_id;
      if (typeof data11 === 'string') {
        if (!pattern1.test(data11)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/notification_setting_id', 'pattern', {
            limit: '^ntfset_[a-z0-9]{26}$',
            message: 'be a notification setting id such as ntfset_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/notification_setting_id', 'type', { type: 'string' });
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

/** @see schemas/notification.yaml#/Notification */
const validator0: Validator<types.Notification> = /* @__PURE__ */ validator(validate0);

export { validator0 as Notification, validate0 as check };
