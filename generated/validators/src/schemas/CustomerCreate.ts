// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/CustomData.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[^@]+@[^@]+$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === 'email' || key0 === 'custom_data' || key0 === 'locale' || key0 === 'name')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (data.email === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'email' });
    } else {
      let data0 = data.email;
      if (typeof data0 === 'string') {
        if (data0.length > 320 && codePoints0(data0) > 320) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'maxLength', { limit: 320 });
        }
        if (data0.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'minLength', { limit: 1 });
        }
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'pattern', {
            limit: '^[^@]+@[^@]+$',
            message: 'have the form local@domain',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/email', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.custom_data === undefined)) {
      let data1 = data.custom_data;
      if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
        const found0 = check0(data1, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data1 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.locale === undefined)) {
      let data2 = data.locale;
      if (typeof data2 === 'string') {
        if (typeof data2 === 'string') {
          if (!pattern1.test(data2)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/locale', 'pattern', {
              limit: '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$',
              message: 'be a language tag such as en or pt-BR',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/locale', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data2 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/locale', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.name === undefined)) {
      let data3 = data.name;
      if (typeof data3 !== 'string' && data3 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/name', 'type', { type: ['string', 'null'] });
      }
      if (typeof data3 === 'string') {
        if (data3.length > 1024 && codePoints0(data3) > 1024) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 1024 });
        }
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/customer.yaml#/CustomerCreate */
const validator0: Validator<types.CustomerCreate> = /* @__PURE__ */ validator(validate0);

export { validator0 as CustomerCreate, validate0 as check };
