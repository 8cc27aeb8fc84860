// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkSimulationEvent } from '../schemas/SimulationEvent.js';
import { check as checkSimulationScenario } from '../schemas/SimulationScenario.js';

const pattern = /* @__PURE__ */ new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');
const values = ['pending', 'completed', 'canceled'];
const pattern2 = /* @__PURE__ */ new RegExp('^[^.]*$', 'u');

function checkScenarioRun(data, fast) {
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
            limit: '^ntfsimrun_[a-z0-9]{26}$',
            message: 'be a simulation run id (ntfsimrun_01...)',
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
      if (!(status === 'pending' || status === 'completed' || status === 'canceled')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      const found = checkSimulationScenario(value, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, value), '/type');
      }
      if (typeof value == 'string') {
        if (!pattern2.test(value)) {
          if (fast) return rejected;
          faults = note(faults, '/type', 'pattern', {
            limit: '^[^.]*$',
            message: 'be a scenario such as subscription_renewal',
          });
        }
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
    if (data.events !== undefined) {
      const events = data.events;
      if (Array.isArray(events)) {
        for (let i = 0; i < events.length; i++) {
          const item = events[i];
          const found2 = checkSimulationEvent(item, fast);
          if (found2 !== null) {
            if (fast) return found2;
            faults = adopt(faults, found2, '/events/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/events', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ScenarioRunValidator = /* @__PURE__ */ validator(checkScenarioRun);

export { ScenarioRunValidator as ScenarioRun, checkScenarioRun as check };
