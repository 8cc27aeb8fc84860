// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/EventType.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^svc_ntfset_[a-zA-Z0-9]{26}_[a-zA-Z0-9]{32}$', 'u');
const values0 = ['email', 'url'];
const values1 = [1];
const values2 = ['platform', 'simulation', 'all'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/id', 'pattern', {
            limit: '^ntfset_[a-z0-9]{26}$',
            message: 'be a notification setting id such as ntfset_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.description === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
    } else {
      let data1 = data.description;
      if (typeof data1 === 'string') {
        if (data1.length > 500 && codePoints0(data1) > 500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 500 });
        }
        if (data1.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data2 = data.type;
      if (!(data2 === 'email' || data2 === 'url')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0, open: typeof data2 == 'string' });
      }
    }
    if (data.destination === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'destination' });
    } else {
      let data3 = data.destination;
      if (typeof data3 === 'string') {
        if (data3.length > 2048 && codePoints0(data3) > 2048) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/destination', 'maxLength', { limit: 2048 });
        }
        if (data3.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/destination', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/destination', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.active === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'active' });
    } else {
      if (typeof data.active !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/active', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (data.api_version === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'api_version' });
    } else {
      let data5 = data.api_version;
      if (!(data5 === 1)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/api_version', 'enum', { limit: values1, open: typeof data5 == 'number' });
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/api_version', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (data.include_sensitive_fields === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'include_sensitive_fields' });
    } else {
      if (typeof data.include_sensitive_fields !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/include_sensitive_fields', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (data.subscribed_events === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subscribed_events' });
    } else {
      let data7 = data.subscribed_events;
      if (Array.isArray(data7)) {
        for (let i0 = 0; i0 < data7.length; i0++) {
          const found0 = check0(data7[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/subscribed_events/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscribed_events', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.endpoint_secret_key === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'endpoint_secret_key' });
    } else {
      let data9 = data.endpoint_secret_key;
      if (typeof data9 === 'string') {
        if (!pattern1.test(data9)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/endpoint_secret_key', 'pattern', {
            limit: '^svc_ntfset_[a-zA-Z0-9]{26}_[a-zA-Z0-9]{32}$',
            message: 'be an endpoint secret such as svc_ntfset_01…_…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/endpoint_secret_key', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.traffic_source === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'traffic_source' });
    } else {
      let data10 = data.traffic_source;
      if (!(data10 === 'platform' || data10 === 'simulation' || data10 === 'all')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/traffic_source', 'enum', { limit: values2, open: typeof data10 == 'string' });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/notification-setting.yaml#/NotificationSetting */
const validator0: Validator<types.NotificationSetting> = /* @__PURE__ */ validator(validate0);

export { validator0 as NotificationSetting, validate0 as check };
