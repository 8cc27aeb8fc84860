// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkEventPayload } from '../schemas/EventPayload.js';
import { check as checkEventTypeName } from '../schemas/EventTypeName.js';

const pattern = /* @__PURE__ */ new RegExp('^ntf_[a-z0-9]{26}$', 'u');
const values = ['not_attempted', 'needs_retry', 'delivered', 'failed'];
const values2 = ['event', 'replay'];
const pattern2 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');

function checkNotification(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^ntf_[a-z0-9]{26}$',
            message: 'be a notification id (ntf_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      const found = checkEventTypeName(value, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, value), '/type');
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'not_attempted' || status === 'needs_retry' || status === 'delivered' || status === 'failed')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.payload === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payload' });
    } else {
      const payload = data.payload;
      const found2 = checkEventPayload(payload, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/payload');
      }
    }
    if (data.occurred_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'occurred_at' });
    } else {
      const occurred_at = data.occurred_at;
      if (typeof occurred_at == 'string') {
        if (!isDateTime(occurred_at)) {
          if (fast) return rejected;
          faults = note(faults, '/occurred_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/occurred_at', 'type', { type: 'string' });
      }
    }
    if (data.delivered_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'delivered_at' });
    } else {
      const delivered_at = data.delivered_at;
      if (typeof delivered_at == 'string') {
        if (!isDateTime(delivered_at)) {
          if (fast) return rejected;
          faults = note(faults, '/delivered_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(delivered_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/delivered_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.replayed_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'replayed_at' });
    } else {
      const replayed_at = data.replayed_at;
      if (typeof replayed_at == 'string') {
        if (!isDateTime(replayed_at)) {
          if (fast) return rejected;
          faults = note(faults, '/replayed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(replayed_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/replayed_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.origin === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'origin' });
    } else {
      const origin = data.origin;
      if (!(origin === 'event' || origin === 'replay')) {
        if (fast) return rejected;
        faults = note(faults, '/origin', 'enum', { limit: values2, open: typeof origin == 'string' });
      }
    }
    if (data.last_attempt_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'last_attempt_at' });
    } else {
      const last_attempt_at = data.last_attempt_at;
      if (typeof last_attempt_at == 'string') {
        if (!isDateTime(last_attempt_at)) {
          if (fast) return rejected;
          faults = note(faults, '/last_attempt_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(last_attempt_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/last_attempt_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.retry_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'retry_at' });
    } else {
      const retry_at = data.retry_at;
      if (typeof retry_at == 'string') {
        if (!isDateTime(retry_at)) {
          if (fast) return rejected;
          faults = note(faults, '/retry_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(retry_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/retry_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.times_attempted === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'times_attempted' });
    } else {
      const times_attempted = data.times_attempted;
      if (!Number.isInteger(times_attempted)) {
        if (fast) return rejected;
        faults = note(faults, '/times_attempted', 'type', { type: 'integer' });
      }
      if (typeof times_attempted == 'number' && isFinite(times_attempted)) {
        if (times_attempted < 0) {
          if (fast) return rejected;
          faults = note(faults, '/times_attempted', 'minimum', { limit: 0 });
        }
      }
    }
    if (data.notification_setting_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'notification_setting_id' });
    } else {
      const notification_setting_id = data.notification_setting_id;
      if (typeof notification_setting_id == 'string') {
        if (!pattern2.test(notification_setting_id)) {
          if (fast) return rejected;
          faults = note(faults, '/notification_setting_id', 'pattern', {
            limit: '^ntfset_[a-z0-9]{26}$',
            message: 'be a notification setting id (ntfset_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/notification_setting_id', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const NotificationValidator = /* @__PURE__ */ validator(checkNotification);

export { NotificationValidator as Notification, checkNotification as check };
