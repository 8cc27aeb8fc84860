// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt, narrow, opened } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkEventTypeName } from '../schemas/EventTypeName.js';

const pattern = /* @__PURE__ */ new RegExp('^evt_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ntfsimevt_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^ntf_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^ntfsimntf_[a-z0-9]{26}$', 'u');

function checkForm(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^evt_[a-z0-9]{26}$', message: 'be an event id (evt_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}
function checkForm2(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern2.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntfsimevt_[a-z0-9]{26}$',
        message: 'be a simulation event id (ntfsimevt_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}
function checkForm3(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern3.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntf_[a-z0-9]{26}$',
        message: 'be a notification id (ntf_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}
function checkForm4(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern4.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntfsimntf_[a-z0-9]{26}$',
        message: 'be a simulated notification id (ntfsimntf_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}
function checkEventEnvelope(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.event_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'event_id' });
    } else {
      const event_id = data.event_id;
      if (typeof event_id == 'string') {
        if (checkForm(event_id, true) !== null && checkForm2(event_id, true) !== null) {
          if (fast) return rejected;
          faults = adopt(
            faults,
            narrow([checkForm(event_id, false), checkForm2(event_id, false)], 'anyOf'),
            '/event_id',
          );
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
    if (data.notification_id !== undefined) {
      const notification_id = data.notification_id;
      if (typeof notification_id == 'string') {
        if (checkForm3(notification_id, true) !== null && checkForm4(notification_id, true) !== null) {
          if (fast) return rejected;
          faults = adopt(
            faults,
            narrow([checkForm3(notification_id, false), checkForm4(notification_id, false)], 'anyOf'),
            '/notification_id',
          );
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/notification_id', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const EventEnvelopeValidator = /* @__PURE__ */ validator(checkEventEnvelope);

export { EventEnvelopeValidator as EventEnvelope, checkEventEnvelope as check };
