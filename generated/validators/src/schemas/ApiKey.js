// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const pattern = /* @__PURE__ */ new RegExp('^apikey_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[a-z\\d_]*\\*{4}$', 'u');
const values = ['active', 'expired', 'revoked'];

function checkApiKey(data, fast) {
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
            limit: '^apikey_[a-z0-9]{26}$',
            message: 'be an API key id (apikey_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (typeof name == 'string') {
        if (name.length > 150 && codePoints(name) > 150) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 150 });
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
    if (data.description === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'description' });
    } else {
      const description = data.description;
      if (typeof description == 'string') {
        if (description.length > 250 && codePoints(description) > 250) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'maxLength', { limit: 250 });
        }
        if (description.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'minLength', { limit: 1 });
        }
      } else if (!(description === null)) {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.key === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'key' });
    } else {
      const key = data.key;
      if (typeof key == 'string') {
        if (!pattern2.test(key)) {
          if (fast) return rejected;
          faults = note(faults, '/key', 'pattern', {
            limit: '^[a-z\\d_]*\\*{4}$',
            message: 'be a key whose secret part is hidden by ****, such as svc_apikey_sdbx_01..._****',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/key', 'type', { type: 'string' });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'active' || status === 'expired' || status === 'revoked')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.permissions === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'permissions' });
    } else {
      const permissions = data.permissions;
      if (Array.isArray(permissions)) {
        for (let i = 0; i < permissions.length; i++) {
          const item = permissions[i];
          if (!(typeof item == 'string')) {
            if (fast) return rejected;
            faults = note(faults, '/permissions/' + i, 'type', { type: 'string' });
          }
        }
        const twins = firstDuplicate(permissions);
        if (twins !== null) {
          if (fast) return rejected;
          faults = note(faults, '/permissions', 'uniqueItems', twins);
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/permissions', 'type', { type: 'array' });
      }
    }
    if (data.expires_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'expires_at' });
    } else {
      const expires_at = data.expires_at;
      if (typeof expires_at == 'string') {
        if (!isDateTime(expires_at)) {
          if (fast) return rejected;
          faults = note(faults, '/expires_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(expires_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/expires_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.last_used_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'last_used_at' });
    } else {
      const last_used_at = data.last_used_at;
      if (typeof last_used_at == 'string') {
        if (!isDateTime(last_used_at)) {
          if (fast) return rejected;
          faults = note(faults, '/last_used_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(last_used_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/last_used_at', 'type', { type: ['string', 'null'] });
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

const ApiKeyValidator = /* @__PURE__ */ validator(checkApiKey);

export { ApiKeyValidator as ApiKey, checkApiKey as check };
