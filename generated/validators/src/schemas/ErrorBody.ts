// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { isUri as isUri0 } from '../runtime/formats/uri.ts';
import { check as check0 } from '../schemas/FieldError.ts';

const values0 = ['request_error', 'api_error'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data0 = data.type;
      if (!(data0 === 'request_error' || data0 === 'api_error')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0, open: typeof data0 == 'string' });
      }
    }
    if (data.code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'code' });
    } else {
      if (typeof data.code !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/code', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.detail === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'detail' });
    } else {
      if (typeof data.detail !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/detail', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.documentation_url === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'documentation_url' });
    } else {
      let data3 = data.documentation_url;
      if (typeof data3 === 'string') {
        if (!isUri0(data3)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/documentation_url', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/documentation_url', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.errors === undefined)) {
      let data4 = data.errors;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/errors', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data4.length; i0++) {
          const found0 = check0(data4[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/errors/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/errors', 'type', { type: 'array' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/ErrorBody */
const validator0: Validator<types.ErrorBody> = /* @__PURE__ */ validator(validate0);

export { validator0 as ErrorBody, validate0 as check };
