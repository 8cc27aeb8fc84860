// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { check as checkEventTypeName } from '../schemas/EventTypeName.js';

const values = ['platform', 'simulation', 'all'];

function checkNotificationSettingUpdate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (
        !(
          key === 'active' ||
          key === 'api_version' ||
          key === 'description' ||
          key === 'destination' ||
          key === 'include_sensitive_fields' ||
          key === 'subscribed_events' ||
          key === 'traffic_source'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.active !== undefined) {
      const active = data.active;
      if (!(typeof active == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/active', 'type', { type: 'boolean' });
      }
    }
    if (data.api_version !== undefined) {
      const api_version = data.api_version;
      if (!(api_version === 1)) {
        if (fast) return rejected;
        faults = note(faults, '/api_version', 'enum', { limit: [1] });
      }
      if (typeof api_version == 'number' && isFinite(api_version)) {
        if (api_version < 1) {
          if (fast) return rejected;
          faults = note(faults, '/api_version', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.description !== undefined) {
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
    if (data.destination !== undefined) {
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
    if (data.include_sensitive_fields !== undefined) {
      const include_sensitive_fields = data.include_sensitive_fields;
      if (!(typeof include_sensitive_fields == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/include_sensitive_fields', 'type', { type: 'boolean' });
      }
    }
    if (data.subscribed_events !== undefined) {
      const subscribed_events = data.subscribed_events;
      if (Array.isArray(subscribed_events)) {
        for (let i = 0; i < subscribed_events.length; i++) {
          const item = subscribed_events[i];
          const found = checkEventTypeName(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/subscribed_events/' + i);
          }
        }
        const twins = firstDuplicate(subscribed_events);
        if (twins !== null) {
          if (fast) return rejected;
          faults = note(faults, '/subscribed_events', 'uniqueItems', twins);
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/subscribed_events', 'type', { type: 'array' });
      }
    }
    if (data.traffic_source !== undefined) {
      const traffic_source = data.traffic_source;
      if (!(traffic_source === 'platform' || traffic_source === 'simulation' || traffic_source === 'all')) {
        if (fast) return rejected;
        faults = note(faults, '/traffic_source', 'enum', { limit: values });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const NotificationSettingUpdateValidator = /* @__PURE__ */ validator(checkNotificationSettingUpdate);

export { NotificationSettingUpdateValidator as NotificationSettingUpdate, checkNotificationSettingUpdate as check };
