// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkEventTypeName } from '../schemas/EventTypeName.js';

const pattern = /* @__PURE__ */ new RegExp('^evt_[a-z0-9]{26}$', 'u');

function checkEvent(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.event_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'event_id' });
    } else {
      const event_id = data.event_id;
      if (typeof event_id == 'string') {
        if (!pattern.test(event_id)) {
          if (fast) return rejected;
          faults = note(faults, '/event_id', 'pattern', {
            limit: '^evt_[a-z0-9]{26}$',
            message: 'be an event id (evt_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/event_id', 'type', { type: 'string' });
      }
    }
    if (data.event_type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'event_type' });
    } else {
      const event_type = data.event_type;
      const found = checkEventTypeName(event_type, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, event_type), '/event_type');
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
    if (data.data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'data' });
    } else {
      const value = data.data;
      if (!(value && typeof value == 'object' && !Array.isArray(value))) {
        if (fast) return rejected;
        faults = note(faults, '/data', 'type', { type: 'object' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const EventValidator = /* @__PURE__ */ validator(checkEvent);

export { EventValidator as Event, checkEvent as check };
