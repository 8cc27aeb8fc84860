// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { isUri as isUri0 } from '../runtime/formats/uri.ts';
import { check as check1 } from '../schemas/CustomData.ts';
import { check as check2 } from '../schemas/ImportMeta.ts';
import { check as check0 } from '../schemas/TaxCategory.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('\\S', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^https?://', 'u');
const values0 = ['standard', 'custom'];
const values1 = ['active', 'archived'];

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
            limit: '^pro_[a-z0-9]{26}$',
            message: 'be a product id such as pro_01…',
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
      if (typeof data1 === 'string') {
        if (data1.length > 200 && codePoints0(data1) > 200) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 200 });
        }
        if (data1.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
        }
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'pattern', {
            limit: '\\S',
            message: 'have at least one character that is not blank',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/name', 'type', { type: 'string' });
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
        if (data2.length > 2048 && codePoints0(data2) > 2048) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 2048 });
        }
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data3 = data.type;
      if (!(data3 === 'standard' || data3 === 'custom')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0, open: typeof data3 == 'string' });
      }
    }
    if (data.tax_category === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_category' });
    } else {
      let data4 = data.tax_category;
      const found0 = check0(data4, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data4), '/tax_category');
        errors = vErrors.length;
      }
    }
    if (data.image_url === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'image_url' });
    } else {
      let data5 = data.image_url;
      if (typeof data5 !== 'string' && data5 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/image_url', 'type', { type: ['string', 'null'] });
      }
      if (typeof data5 === 'string') {
        if (!pattern2.test(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/image_url', 'pattern', {
            limit: '^https?://',
            message: 'start with http:// or https://',
          });
        }
        if (!isUri0(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/image_url', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      }
    }
    if (data.custom_data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
    } else {
      let data6 = data.custom_data;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        const found1 = check1(data6, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data6 === null)) {
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
      let data7 = data.status;
      if (!(data7 === 'active' || data7 === 'archived')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values1, open: typeof data7 == 'string' });
      }
    }
    if (data.import_meta === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'import_meta' });
    } else {
      let data8 = data.import_meta;
      if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
        const found2 = check2(data8, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data8 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/import_meta', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data9 = data.created_at;
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
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
      let data10 = data.updated_at;
      if (typeof data10 === 'string') {
        if (!isDateTime0(data10)) {
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
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/product.yaml#/Product */
const validator0: Validator<types.Product> = /* @__PURE__ */ validator(validate0);

export { validator0 as Product, validate0 as check };
