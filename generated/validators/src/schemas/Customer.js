import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { isEmail as isEmail0 } from '../runtime/formats/email.ts';
import { check as check0 } from '../schemas/CustomData.js';
import { check as check1 } from '../schemas/ImportMeta.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$', 'u');
const values0 = ['active', 'archived'];

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
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^ctm_[a-z0-9]{26}$' });
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
    if (data.name === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.name;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = note0(vErrors, '/name', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data1 === 'string') {
        if (data1.length > 1024 && codePoints0(data1) > 1024) {
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 1024 });
          errors++;
        }
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
      let data2 = data.email;
      if (typeof data2 === 'string') {
        if (data2.length > 320 && codePoints0(data2) > 320) {
          vErrors = note0(vErrors, '/email', 'maxLength', { limit: 320 });
          errors++;
        }
        if (data2.length < 1) {
          vErrors = note0(vErrors, '/email', 'minLength', { limit: 1 });
          errors++;
        }
        if (!isEmail0(data2)) {
          vErrors = note0(vErrors, '/email', 'format', { limit: 'email' });
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
    if (data.marketing_consent === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'marketing_consent' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.marketing_consent !== 'boolean') {
        vErrors = note0(vErrors, '/marketing_consent', 'type', { type: 'boolean' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.status === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.status;
      if (!(data4 === 'active' || data4 === 'archived')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.custom_data === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.custom_data;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        const found0 = check0(data5, fast);
        if (found0 !== null) {
          if (fast) {
            return found0;
          }
          vErrors = adopt0(vErrors, found0, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.locale === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'locale' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data6 = data.locale;
      if (typeof data6 === 'string') {
        if (!pattern1.test(data6)) {
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
    if (data.created_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data7 = data.created_at;
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
          vErrors = note0(vErrors, '/created_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.updated_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data8 = data.updated_at;
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
          vErrors = note0(vErrors, '/updated_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.import_meta === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'import_meta' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data9 = data.import_meta;
      if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
        const found1 = check1(data9, fast);
        if (found1 !== null) {
          if (fast) {
            return found1;
          }
          vErrors = adopt0(vErrors, found1, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data9 === null)) {
        vErrors = note0(vErrors, '/import_meta', 'type', { type: ['object', 'null'] });
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

export { validator0 as Customer, validate0 as check };
