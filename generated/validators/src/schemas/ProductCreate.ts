// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/CustomData.ts';
import { check as check0 } from '../schemas/TaxCategory.ts';

const pattern0 = /* @__PURE__ */ new RegExp('\\S', 'u');
const pattern1 = /* @__PURE__ */ new RegExp(
  '^(https?://[\\w.~-]+(:\\d+)?([/?]([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?(#([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?)?$',
  'u',
);
const values0 = ['standard', 'custom'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'name' ||
          key0 === 'tax_category' ||
          key0 === 'custom_data' ||
          key0 === 'description' ||
          key0 === 'image_url' ||
          key0 === 'type'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (data.name === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
    } else {
      let data0 = data.name;
      if (typeof data0 === 'string') {
        if (data0.length > 200 && codePoints0(data0) > 200) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 200 });
        }
        if (data0.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
        }
        if (!pattern0.test(data0)) {
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
    if (data.tax_category === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_category' });
    } else {
      const found0 = check0(data.tax_category, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/tax_category');
        errors = vErrors.length;
      }
    }
    if (!(data.custom_data === undefined)) {
      let data2 = data.custom_data;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        const found1 = check1(data2, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data2 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.description === undefined)) {
      let data3 = data.description;
      if (typeof data3 !== 'string' && data3 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: ['string', 'null'] });
      }
      if (typeof data3 === 'string') {
        if (data3.length > 2048 && codePoints0(data3) > 2048) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 2048 });
        }
      }
    }
    if (!(data.image_url === undefined)) {
      let data4 = data.image_url;
      if (typeof data4 !== 'string' && data4 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/image_url', 'type', { type: ['string', 'null'] });
      }
      if (typeof data4 === 'string') {
        if (!pattern1.test(data4)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/image_url', 'pattern', {
            limit:
              '^(https?://[\\w.~-]+(:\\d+)?([/?]([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?(#([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?)?$',
            message:
              'be an http or https URL such as https://cdn.works.example/a.png, in ASCII with anything else percent-encoded, or empty',
          });
        }
      }
    }
    if (!(data.type === undefined)) {
      let data5 = data.type;
      if (typeof data5 === 'string') {
        if (!(data5 === 'standard' || data5 === 'custom')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/type', 'enum', { limit: values0 });
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/product.yaml#/ProductCreate */
const validator0: Validator<types.ProductCreate> = /* @__PURE__ */ validator(validate0);

export { validator0 as ProductCreate, validate0 as check };
