// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/CountryCode.ts';
import { check as check1 } from '../schemas/CustomData.ts';
import { check as check2 } from '../schemas/ImportMeta.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
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
            limit: '^add_[a-z0-9]{26}$',
            message: 'be an address id such as add_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.customer_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
    } else {
      let data1 = data.customer_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id such as ctm_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.description === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
    } else {
      let data2 = data.description;
      if (typeof data2 !== 'string' && data2 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: ['string', 'null'] });
      }
      if (typeof data2 === 'string') {
        if (data2.length > 1024 && codePoints0(data2) > 1024) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 1024 });
        }
      }
    }
    if (data.first_line === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'first_line' });
    } else {
      let data3 = data.first_line;
      if (typeof data3 !== 'string' && data3 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/first_line', 'type', { type: ['string', 'null'] });
      }
      if (typeof data3 === 'string') {
        if (data3.length > 1024 && codePoints0(data3) > 1024) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/first_line', 'maxLength', { limit: 1024 });
        }
      }
    }
    if (data.second_line === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'second_line' });
    } else {
      let data4 = data.second_line;
      if (typeof data4 !== 'string' && data4 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/second_line', 'type', { type: ['string', 'null'] });
      }
      if (typeof data4 === 'string') {
        if (data4.length > 1024 && codePoints0(data4) > 1024) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/second_line', 'maxLength', { limit: 1024 });
        }
      }
    }
    if (data.city === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'city' });
    } else {
      let data5 = data.city;
      if (typeof data5 !== 'string' && data5 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/city', 'type', { type: ['string', 'null'] });
      }
      if (typeof data5 === 'string') {
        if (data5.length > 200 && codePoints0(data5) > 200) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/city', 'maxLength', { limit: 200 });
        }
      }
    }
    if (data.postal_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'postal_code' });
    } else {
      let data6 = data.postal_code;
      if (typeof data6 !== 'string' && data6 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/postal_code', 'type', { type: ['string', 'null'] });
      }
      if (typeof data6 === 'string') {
        if (data6.length > 200 && codePoints0(data6) > 200) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/postal_code', 'maxLength', { limit: 200 });
        }
      }
    }
    if (data.region === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'region' });
    } else {
      let data7 = data.region;
      if (typeof data7 !== 'string' && data7 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/region', 'type', { type: ['string', 'null'] });
      }
      if (typeof data7 === 'string') {
        if (data7.length > 200 && codePoints0(data7) > 200) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/region', 'maxLength', { limit: 200 });
        }
      }
    }
    if (data.country_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'country_code' });
    } else {
      let data8 = data.country_code;
      const found0 = check0(data8, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data8), '/country_code');
        errors = vErrors.length;
      }
    }
    if (data.custom_data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
    } else {
      let data9 = data.custom_data;
      if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
        const found1 = check1(data9, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data9 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data10 = data.status;
      if (!(data10 === 'active' || data10 === 'archived')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data10 == 'string' });
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data11 = data.created_at;
      if (typeof data11 === 'string') {
        if (!isDateTime0(data11)) {
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
      let data12 = data.updated_at;
      if (typeof data12 === 'string') {
        if (!isDateTime0(data12)) {
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
      let data13 = data.import_meta;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found2 = check2(data13, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
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

/** @see schemas/address.yaml#/Address */
const validator0: Validator<types.Address> = /* @__PURE__ */ validator(validate0);

export { validator0 as Address, validate0 as check };
