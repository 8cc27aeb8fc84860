// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkSimulationConfigInput } from '../schemas/SimulationConfigInput.js';
import { check as checkSimulationTypeName } from '../schemas/SimulationTypeName.js';

const pattern = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values = ['active', 'archived'];

function checkSimulationUpdate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (
        !(
          key === 'config' ||
          key === 'name' ||
          key === 'notification_setting_id' ||
          key === 'payload' ||
          key === 'status' ||
          key === 'type'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.config !== undefined) {
      const config = data.config;
      if (config && typeof config == 'object' && !Array.isArray(config)) {
        const found = checkSimulationConfigInput(config, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/config');
        }
      } else if (!(config === null)) {
        if (fast) return rejected;
        faults = note(faults, '/config', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.name !== undefined) {
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
    if (data.notification_setting_id !== undefined) {
      const notification_setting_id = data.notification_setting_id;
      if (typeof notification_setting_id == 'string') {
        if (!pattern.test(notification_setting_id)) {
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
    if (data.payload !== undefined) {
      const payload = data.payload;
      if (!((payload && typeof payload == 'object' && !Array.isArray(payload)) || payload === null)) {
        if (fast) return rejected;
        faults = note(faults, '/payload', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (!(status === 'active' || status === 'archived')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values });
      }
    }
    if (data.type !== undefined) {
      const value = data.type;
      const found2 = checkSimulationTypeName(value, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/type');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SimulationUpdateValidator = /* @__PURE__ */ validator(checkSimulationUpdate);

export { SimulationUpdateValidator as SimulationUpdate, checkSimulationUpdate as check };
