import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/EventType.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^svc_ntfset_[a-zA-Z0-9]{26}_[a-zA-Z0-9]{32}$', 'u');
const values0 = ['email', 'url'];
const values1 = ['platform', 'simulation', 'all'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^ntfset_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.description === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.description;
      if (typeof data1 === 'string') {
        if (data1.length > 500 && codePoints0(data1) > 500) {
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 500 });
          errors++;
        }
        if (data1.length < 1) {
          vErrors = note0(vErrors, '/description', 'minLength', { limit: 1 });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/description', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.type;
      if (!(data2 === 'email' || data2 === 'url')) {
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.destination === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'destination' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.destination;
      if (typeof data3 === 'string') {
        if (data3.length > 2048 && codePoints0(data3) > 2048) {
          vErrors = note0(vErrors, '/destination', 'maxLength', { limit: 2048 });
          errors++;
        }
        if (data3.length < 1) {
          vErrors = note0(vErrors, '/destination', 'minLength', { limit: 1 });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/destination', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.active === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'active' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.active !== 'boolean') {
        vErrors = note0(vErrors, '/active', 'type', { type: 'boolean' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.api_version === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'api_version' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.api_version;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        vErrors = note0(vErrors, '/api_version', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          vErrors = note0(vErrors, '/api_version', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.include_sensitive_fields === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'include_sensitive_fields' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.include_sensitive_fields !== 'boolean') {
        vErrors = note0(vErrors, '/include_sensitive_fields', 'type', { type: 'boolean' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.subscribed_events === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subscribed_events' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data7 = data.subscribed_events;
      if (Array.isArray(data7)) {
        for (let i0 = 0; i0 < data7.length; i0++) {
          const found0 = check0(data7[i0], fast);
          if (found0 !== null) {
            if (fast) {
              return found0;
            }
            vErrors = adopt0(vErrors, found0, '/subscribed_events/' + i0);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/subscribed_events', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.endpoint_secret_key === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'endpoint_secret_key' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data9 = data.endpoint_secret_key;
      if (typeof data9 === 'string') {
        if (!pattern1.test(data9)) {
          vErrors = note0(vErrors, '/endpoint_secret_key', 'pattern', {
            limit: '^svc_ntfset_[a-zA-Z0-9]{26}_[a-zA-Z0-9]{32}$',
          });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/endpoint_secret_key', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.traffic_source === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'traffic_source' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data10 = data.traffic_source;
      if (!(data10 === 'platform' || data10 === 'simulation' || data10 === 'all')) {
        vErrors = note0(vErrors, '/traffic_source', 'enum', { limit: values1 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as NotificationSetting, validate0 as check };
