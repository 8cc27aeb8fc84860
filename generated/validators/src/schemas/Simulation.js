// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, opened, adopt, narrow } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkEventTypeName } from '../schemas/EventTypeName.js';
import { check as checkSimulationConfig } from '../schemas/SimulationConfig.js';

const pattern = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
const values = ['active', 'archived'];
const pattern2 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values2 = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_pause',
  'subscription_resume',
  'subscription_cancellation',
];

function checkForm(data, fast) {
  let faults = null;
  const found = checkEventTypeName(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, opened(found, data), '');
  }
  return faults;
}
function checkForm2(data, fast) {
  let faults = null;
  if (
    !(
      data === 'subscription_creation' ||
      data === 'subscription_renewal' ||
      data === 'subscription_pause' ||
      data === 'subscription_resume' ||
      data === 'subscription_cancellation'
    )
  ) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values2, open: typeof data == 'string' });
  }
  return faults;
}
function checkSimulation(data, fast) {
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
            limit: '^ntfsim_[a-z0-9]{26}$',
            message: 'be a simulation id (ntfsim_01...)',
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
      if (!(status === 'active' || status === 'archived')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
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
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (typeof name == 'string') {
        if (name.length > 500 && codePoints(name) > 500) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 500 });
        }
        if (name.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: 'string' });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (typeof value == 'string') {
        if (checkForm(value, true) !== null && checkForm2(value, true) !== null) {
          if (fast) return rejected;
          faults = adopt(faults, narrow([checkForm(value, false), checkForm2(value, false)], 'anyOf'), '/type');
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/type', 'type', { type: 'string' });
      }
    }
    if (data.payload === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payload' });
    } else {
      const payload = data.payload;
      if (!((payload && typeof payload == 'object' && !Array.isArray(payload)) || payload === null)) {
        if (fast) return rejected;
        faults = note(faults, '/payload', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.config === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'config' });
    } else {
      const config = data.config;
      if (config && typeof config == 'object' && !Array.isArray(config)) {
        const found = checkSimulationConfig(config, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/config');
        }
      } else if (!(config === null)) {
        if (fast) return rejected;
        faults = note(faults, '/config', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.last_run_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'last_run_at' });
    } else {
      const last_run_at = data.last_run_at;
      if (typeof last_run_at == 'string') {
        if (!isDateTime(last_run_at)) {
          if (fast) return rejected;
          faults = note(faults, '/last_run_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(last_run_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/last_run_at', 'type', { type: ['string', 'null'] });
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

const SimulationValidator = /* @__PURE__ */ validator(checkSimulation);

export { SimulationValidator as Simulation, checkSimulation as check };
