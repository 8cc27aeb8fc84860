// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntflog_[a-z0-9]{26}$', 'u');

function checkNotificationLog(data, fast) {
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
            limit: '^ntflog_[a-z0-9]{26}$',
            message: 'be a notification log id (ntflog_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.response_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'response_code' });
    } else {
      const response_code = data.response_code;
      if (!Number.isInteger(response_code)) {
        if (fast) return rejected;
        faults = note(faults, '/response_code', 'type', { type: 'integer' });
      }
      if (typeof response_code == 'number' && isFinite(response_code)) {
        if (response_code < 0) {
          if (fast) return rejected;
          faults = note(faults, '/response_code', 'minimum', { limit: 0 });
        }
      }
    }
    if (data.response_content_type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'response_content_type' });
    } else {
      const response_content_type = data.response_content_type;
      if (!(typeof response_content_type == 'string' || response_content_type === null)) {
        if (fast) return rejected;
        faults = note(faults, '/response_content_type', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.response_body === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'response_body' });
    } else {
      const response_body = data.response_body;
      if (!(typeof response_body == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/response_body', 'type', { type: 'string' });
      }
    }
    if (data.attempted_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'attempted_at' });
    } else {
      const attempted_at = data.attempted_at;
      if (typeof attempted_at == 'string') {
        if (!isDateTime(attempted_at)) {
          if (fast) return rejected;
          faults = note(faults, '/attempted_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/attempted_at', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const NotificationLogValidator = /* @__PURE__ */ validator(checkNotificationLog);

export { NotificationLogValidator as NotificationLog, checkNotificationLog as check };
