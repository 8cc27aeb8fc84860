// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { check as checkFieldError } from '../schemas/FieldError.js';

const values = ['request_error', 'api_error'];

function checkErrorBody(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (!(value === 'request_error' || value === 'api_error')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values, open: typeof value == 'string' });
      }
    }
    if (data.code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'code' });
    } else {
      const code = data.code;
      if (!(typeof code == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/code', 'type', { type: 'string' });
      }
    }
    if (data.detail === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'detail' });
    } else {
      const detail = data.detail;
      if (!(typeof detail == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/detail', 'type', { type: 'string' });
      }
    }
    if (data.documentation_url === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'documentation_url' });
    } else {
      const documentation_url = data.documentation_url;
      if (typeof documentation_url == 'string') {
        if (!isUri(documentation_url)) {
          if (fast) return rejected;
          faults = note(faults, '/documentation_url', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/documentation_url', 'type', { type: 'string' });
      }
    }
    if (data.errors !== undefined) {
      const errors = data.errors;
      if (Array.isArray(errors)) {
        if (errors.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/errors', 'minItems', { limit: 1 });
        }
        for (let i = 0; i < errors.length; i++) {
          const item = errors[i];
          const found = checkFieldError(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/errors/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/errors', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ErrorBodyValidator = /* @__PURE__ */ validator(checkErrorBody);

export { ErrorBodyValidator as ErrorBody, checkErrorBody as check };
