// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkDeactivation } from '../schemas/Deactivation.js';
import { check as checkEventType } from '../schemas/EventType.js';

const pattern = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values = ['email', 'url'];
const pattern2 = /* @__PURE__ */ new RegExp('^svc_ntfset_[a-zA-Z0-9]{26}_[a-zA-Z0-9]{32}$', 'u');
const values2 = ['platform', 'simulation', 'all'];

function checkNotificationSetting(data, fast) {
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
            limit: '^ntfset_[a-z0-9]{26}$',
            message: 'be a notification setting id (ntfset_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.description === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'description' });
    } else {
      const description = data.description;
      if (typeof description == 'string') {
        if (description.length > 500 && codePoints(description) > 500) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'maxLength', { limit: 500 });
        }
        if (description.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: 'string' });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (!(value === 'email' || value === 'url')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values, open: typeof value == 'string' });
      }
    }
    if (data.destination === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'destination' });
    } else {
      const destination = data.destination;
      if (typeof destination == 'string') {
        if (destination.length > 2048 && codePoints(destination) > 2048) {
          if (fast) return rejected;
          faults = note(faults, '/destination', 'maxLength', { limit: 2048 });
        }
        if (destination.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/destination', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/destination', 'type', { type: 'string' });
      }
    }
    if (data.active === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'active' });
    } else {
      const active = data.active;
      if (!(typeof active == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/active', 'type', { type: 'boolean' });
      }
    }
    if (data.api_version === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'api_version' });
    } else {
      const api_version = data.api_version;
      if (!(api_version === 1)) {
        if (fast) return rejected;
        faults = note(faults, '/api_version', 'enum', { limit: [1], open: typeof api_version == 'number' });
      }
      if (typeof api_version == 'number' && isFinite(api_version)) {
        if (api_version < 1) {
          if (fast) return rejected;
          faults = note(faults, '/api_version', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.include_sensitive_fields === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'include_sensitive_fields' });
    } else {
      const include_sensitive_fields = data.include_sensitive_fields;
      if (!(typeof include_sensitive_fields == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/include_sensitive_fields', 'type', { type: 'boolean' });
      }
    }
    if (data.subscribed_events === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subscribed_events' });
    } else {
      const subscribed_events = data.subscribed_events;
      if (Array.isArray(subscribed_events)) {
        for (let i = 0; i < subscribed_events.length; i++) {
          const item = subscribed_events[i];
          const found = checkEventType(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/subscribed_events/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/subscribed_events', 'type', { type: 'array' });
      }
    }
    if (data.endpoint_secret_key === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'endpoint_secret_key' });
    } else {
      const endpoint_secret_key = data.endpoint_secret_key;
      if (typeof endpoint_secret_key == 'string') {
        if (!pattern2.test(endpoint_secret_key)) {
          if (fast) return rejected;
          faults = note(faults, '/endpoint_secret_key', 'pattern', {
            limit: '^svc_ntfset_[a-zA-Z0-9]{26}_[a-zA-Z0-9]{32}$',
            message: 'be an endpoint secret such as svc_ntfset_01..._...',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/endpoint_secret_key', 'type', { type: 'string' });
      }
    }
    if (data.traffic_source === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'traffic_source' });
    } else {
      const traffic_source = data.traffic_source;
      if (!(traffic_source === 'platform' || traffic_source === 'simulation' || traffic_source === 'all')) {
        if (fast) return rejected;
        faults = note(faults, '/traffic_source', 'enum', { limit: values2, open: typeof traffic_source == 'string' });
      }
    }
    if (data.deactivation === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'deactivation' });
    } else {
      const deactivation = data.deactivation;
      if (deactivation && typeof deactivation == 'object' && !Array.isArray(deactivation)) {
        const found2 = checkDeactivation(deactivation, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/deactivation');
        }
      } else if (!(deactivation === null)) {
        if (fast) return rejected;
        faults = note(faults, '/deactivation', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const NotificationSettingValidator = /* @__PURE__ */ validator(checkNotificationSetting);

export { NotificationSettingValidator as NotificationSetting, checkNotificationSetting as check };
