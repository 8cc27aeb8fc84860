// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isUri } from '../runtime/formats/uri.ts';

const pattern = /* @__PURE__ */ new RegExp('^apikeyexp_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^apikey_[a-z0-9]{26}$', 'u');
const values = ['high', 'low'];
const values2 = ['revoked', 'none'];
const values3 = ['code_host', 'other'];

function checkApiKeyExposure(data, fast) {
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
            limit: '^apikeyexp_[a-z0-9]{26}$',
            message: 'be an API key exposure id (apikeyexp_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.api_key_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'api_key_id' });
    } else {
      const api_key_id = data.api_key_id;
      if (typeof api_key_id == 'string') {
        if (!pattern2.test(api_key_id)) {
          if (fast) return rejected;
          faults = note(faults, '/api_key_id', 'pattern', {
            limit: '^apikey_[a-z0-9]{26}$',
            message: 'be an API key id (apikey_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/api_key_id', 'type', { type: 'string' });
      }
    }
    if (data.risk_level === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'risk_level' });
    } else {
      const risk_level = data.risk_level;
      if (!(risk_level === 'high' || risk_level === 'low')) {
        if (fast) return rejected;
        faults = note(faults, '/risk_level', 'enum', { limit: values, open: typeof risk_level == 'string' });
      }
    }
    if (data.action_taken === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'action_taken' });
    } else {
      const action_taken = data.action_taken;
      if (!(action_taken === 'revoked' || action_taken === 'none')) {
        if (fast) return rejected;
        faults = note(faults, '/action_taken', 'enum', { limit: values2, open: typeof action_taken == 'string' });
      }
    }
    if (data.source === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'source' });
    } else {
      const source = data.source;
      if (!(source === 'code_host' || source === 'other')) {
        if (fast) return rejected;
        faults = note(faults, '/source', 'enum', { limit: values3, open: typeof source == 'string' });
      }
    }
    if (data.reference === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'reference' });
    } else {
      const reference = data.reference;
      if (typeof reference == 'string') {
        if (reference.length > 2048 && codePoints(reference) > 2048) {
          if (fast) return rejected;
          faults = note(faults, '/reference', 'maxLength', { limit: 2048 });
        }
        if (!isUri(reference)) {
          if (fast) return rejected;
          faults = note(faults, '/reference', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/reference', 'type', { type: 'string' });
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
      } else if (!(description === null)) {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: ['string', 'null'] });
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ApiKeyExposureValidator = /* @__PURE__ */ validator(checkApiKeyExposure);

export { ApiKeyExposureValidator as ApiKeyExposure, checkApiKeyExposure as check };
