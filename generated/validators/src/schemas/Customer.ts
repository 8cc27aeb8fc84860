// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { isEmail as isEmail0 } from '../runtime/formats/email.ts';
import { check as check0 } from '../schemas/CustomData.ts';
import { check as check1 } from '../schemas/ImportMeta.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp(
  "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  'u',
);
const pattern2 = /* @__PURE__ */ new RegExp('^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$', 'u');
const values0 = ['active', 'archived'];

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
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id such as ctm_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.name === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
    } else {
      let data1 = data.name;
      if (typeof data1 !== 'string' && data1 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/name', 'type', { type: ['string', 'null'] });
      }
      if (typeof data1 === 'string') {
        if (data1.length > 1024 && codePoints0(data1) > 1024) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 1024 });
        }
      }
    }
    if (data.email === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'email' });
    } else {
      let data2 = data.email;
      if (typeof data2 === 'string') {
        if (data2.length > 320 && codePoints0(data2) > 320) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'maxLength', { limit: 320 });
        }
        if (data2.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'minLength', { limit: 1 });
        }
        if (!pattern1.test(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'pattern', {
            limit:
              "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
            message: 'be an email address such as jo@example.com',
          });
        }
        if (!isEmail0(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'format', {
            limit: 'email',
            message: 'be an email address such as jo@example.com',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/email', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.marketing_consent === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'marketing_consent' });
    } else {
      if (typeof data.marketing_consent !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/marketing_consent', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data4 = data.status;
      if (!(data4 === 'active' || data4 === 'archived')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data4 == 'string' });
      }
    }
    if (data.custom_data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
    } else {
      let data5 = data.custom_data;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        const found0 = check0(data5, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.locale === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'locale' });
    } else {
      let data6 = data.locale;
      if (typeof data6 === 'string') {
        if (!pattern2.test(data6)) {
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
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data7 = data.created_at;
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.updated_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
    } else {
      let data8 = data.updated_at;
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.import_meta === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'import_meta' });
    } else {
      let data9 = data.import_meta;
      if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
        const found1 = check1(data9, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data9 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/import_meta', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/customer.yaml#/Customer */
const validator0: Validator<types.Customer> = /* @__PURE__ */ validator(validate0);

export { validator0 as Customer, validate0 as check };
