// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { check as check0 } from '../schemas/BusinessContactCreate.ts';
import { check as check1 } from '../schemas/CustomData.ts';

const values0 = ['active', 'archived'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'name' ||
          key0 === 'company_number' ||
          key0 === 'contacts' ||
          key0 === 'custom_data' ||
          key0 === 'status' ||
          key0 === 'tax_identifier'
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
        if (data0.length > 1024 && codePoints0(data0) > 1024) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 1024 });
        }
        if (data0.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/name', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.company_number === undefined)) {
      let data1 = data.company_number;
      if (typeof data1 !== 'string' && data1 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/company_number', 'type', { type: ['string', 'null'] });
      }
      if (typeof data1 === 'string') {
        if (data1.length > 1024 && codePoints0(data1) > 1024) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/company_number', 'maxLength', { limit: 1024 });
        }
      }
    }
    if (!(data.contacts === undefined)) {
      let data2 = data.contacts;
      if (!Array.isArray(data2) && data2 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/contacts', 'type', { type: ['array', 'null'] });
      }
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/contacts', 'maxItems', { limit: 100 });
          errors++;
        }
        for (let i0 = 0; i0 < data2.length; i0++) {
          const found0 = check0(data2[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/contacts/' + i0);
            errors = vErrors.length;
          }
        }
        const twins0 = data2.length > 100 ? null : firstDuplicate0(data2);
        if (twins0 !== null) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/contacts', 'uniqueItems', twins0);
        }
      }
    }
    if (!(data.custom_data === undefined)) {
      let data4 = data.custom_data;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        const found1 = check1(data4, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.status === undefined)) {
      let data5 = data.status;
      if (typeof data5 === 'string') {
        if (!(data5 === 'active' || data5 === 'archived')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.tax_identifier === undefined)) {
      let data6 = data.tax_identifier;
      if (typeof data6 !== 'string' && data6 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/tax_identifier', 'type', { type: ['string', 'null'] });
      }
      if (typeof data6 === 'string') {
        if (data6.length > 1024 && codePoints0(data6) > 1024) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/tax_identifier', 'maxLength', { limit: 1024 });
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

/** @see schemas/business.yaml#/BusinessCreate */
const validator0: Validator<types.BusinessCreate> = /* @__PURE__ */ validator(validate0);

export { validator0 as BusinessCreate, validate0 as check };
