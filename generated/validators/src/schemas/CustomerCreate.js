import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/CustomData.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^[^@]+@[^@]+$', 'u');
const pattern1 = new RegExp('^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === 'email' || key0 === 'custom_data' || key0 === 'locale' || key0 === 'name')) {
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.email === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'email' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.email;
      if (typeof data0 === 'string') {
        if (data0.length > 320 && codePoints0(data0) > 320) {
          vErrors = note0(vErrors, '/email', 'maxLength', { limit: 320 });
          errors++;
        }
        if (data0.length < 1) {
          vErrors = note0(vErrors, '/email', 'minLength', { limit: 1 });
          errors++;
        }
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/email', 'pattern', {
            limit: '^[^@]+@[^@]+$',
            message: 'have the form local@domain',
          });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/email', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.custom_data === undefined)) {
      let data1 = data.custom_data;
      if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
        const found0 = check0(data1, fast);
        if (found0 !== null) {
          if (fast) {
            return found0;
          }
          vErrors = adopt0(vErrors, found0, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data1 === null)) {
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.locale === undefined)) {
      let data2 = data.locale;
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
          vErrors = note0(vErrors, '/locale', 'pattern', {
            limit: '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$',
            message: 'be a language tag such as en or pt-BR',
          });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/locale', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.name === undefined)) {
      let data3 = data.name;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = note0(vErrors, '/name', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data3 === 'string') {
        if (data3.length > 1024 && codePoints0(data3) > 1024) {
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 1024 });
          errors++;
        }
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

export { validator0 as CustomerCreate, validate0 as check };
