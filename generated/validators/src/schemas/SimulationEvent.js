// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkEventTypeName } from '../schemas/EventTypeName.js';
import { check as checkSimulatedReply } from '../schemas/SimulatedReply.js';
import { check as checkSimulatedRequest } from '../schemas/SimulatedRequest.js';

const pattern = /* @__PURE__ */ new RegExp('^ntfsimevt_[a-z0-9]{26}$', 'u');
const values = ['pending', 'success', 'failed', 'aborted'];

function checkSimulationEvent(data, fast) {
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
            limit: '^ntfsimevt_[a-z0-9]{26}$',
            message: 'be a simulation event id (ntfsimevt_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'pending' || status === 'success' || status === 'failed' || status === 'aborted')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
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
    if (data.payload === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payload' });
    } else {
      const payload = data.payload;
      if (!(payload && typeof payload == 'object' && !Array.isArray(payload))) {
        if (fast) return rejected;
        faults = note(faults, '/payload', 'type', { type: 'object' });
      }
    }
    if (data.request === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'request' });
    } else {
      const request = data.request;
      if (request && typeof request == 'object' && !Array.isArray(request)) {
        const found2 = checkSimulatedRequest(request, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/request');
        }
      } else if (!(request === null)) {
        if (fast) return rejected;
        faults = note(faults, '/request', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.response === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'response' });
    } else {
      const response = data.response;
      if (response && typeof response == 'object' && !Array.isArray(response)) {
        const found3 = checkSimulatedReply(response, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/response');
        }
      } else if (!(response === null)) {
        if (fast) return rejected;
        faults = note(faults, '/response', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.created_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'created_at' });
    } else {
      const created_at = data.created_at;
      if (typeof created_at == 'string') {
        if (!isDateTime(created_at)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at', 'type', { type: 'string' });
      }
    }
    if (data.updated_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'updated_at' });
    } else {
      const updated_at = data.updated_at;
      if (typeof updated_at == 'string') {
        if (!isDateTime(updated_at)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SimulationEventValidator = /* @__PURE__ */ validator(checkSimulationEvent);

export { SimulationEventValidator as SimulationEvent, checkSimulationEvent as check };
