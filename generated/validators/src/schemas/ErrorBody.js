import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isUri as isUri0 } from '../runtime/formats/uri.ts';
import { check as check0 } from '../schemas/FieldError.js';
import { validator } from '../runtime/validator.ts';

const values0 = ['request_error', 'api_error'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.type;
      if (!(data0 === 'request_error' || data0 === 'api_error')) {
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.code === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'code' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.code !== 'string') {
        vErrors = note0(vErrors, '/code', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.detail === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'detail' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.detail !== 'string') {
        vErrors = note0(vErrors, '/detail', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.documentation_url === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'documentation_url' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.documentation_url;
      if (typeof data3 === 'string') {
        if (!isUri0(data3)) {
          vErrors = note0(vErrors, '/documentation_url', 'format', { limit: 'uri' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/documentation_url', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.errors === undefined)) {
      let data4 = data.errors;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          vErrors = note0(vErrors, '/errors', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data4.length; i0++) {
          const found0 = check0(data4[i0], fast);
          if (found0 !== null) {
            if (fast) {
              return found0;
            }
            vErrors = adopt0(vErrors, found0, '/errors/' + i0);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/errors', 'type', { type: 'array' });
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

export { validator0 as ErrorBody, validate0 as check };
