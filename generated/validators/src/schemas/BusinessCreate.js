import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { check as check0 } from '../schemas/BusinessContactCreate.js';
import { check as check1 } from '../schemas/CustomData.js';
import { validator } from '../runtime/validator.ts';

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
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
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
      let data0 = data.name;
      if (typeof data0 === 'string') {
        if (data0.length > 1024 && codePoints0(data0) > 1024) {
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 1024 });
          errors++;
        }
        if (data0.length < 1) {
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/name', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.company_number === undefined)) {
      let data1 = data.company_number;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = note0(vErrors, '/company_number', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data1 === 'string') {
        if (data1.length > 1024 && codePoints0(data1) > 1024) {
          vErrors = note0(vErrors, '/company_number', 'maxLength', { limit: 1024 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.contacts === undefined)) {
      let data2 = data.contacts;
      if (!Array.isArray(data2) && data2 !== null) {
        vErrors = note0(vErrors, '/contacts', 'type', { type: ['array', 'null'] });
        errors++;
      }
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          vErrors = note0(vErrors, '/contacts', 'maxItems', { limit: 100 });
          errors++;
        }
        for (let i0 = 0; i0 < data2.length; i0++) {
          const found0 = check0(data2[i0], fast);
          if (found0 !== null) {
            if (fast) {
              return found0;
            }
            vErrors = adopt0(vErrors, found0, '/contacts/' + i0);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
        const twins0 = data2.length > 100 ? null : firstDuplicate0(data2);
        if (!(twins0 === null)) {
          vErrors = note0(vErrors, '/contacts', 'uniqueItems', twins0);
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.custom_data === undefined)) {
      let data4 = data.custom_data;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        const found1 = check1(data4, fast);
        if (found1 !== null) {
          if (fast) {
            return found1;
          }
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data4 === null)) {
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.status === undefined)) {
      let data5 = data.status;
      if (!(data5 === 'active' || data5 === 'archived')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.tax_identifier === undefined)) {
      let data6 = data.tax_identifier;
      if (typeof data6 !== 'string' && data6 !== null) {
        vErrors = note0(vErrors, '/tax_identifier', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (data6.length > 1024 && codePoints0(data6) > 1024) {
          vErrors = note0(vErrors, '/tax_identifier', 'maxLength', { limit: 1024 });
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

export { validator0 as BusinessCreate, validate0 as check };
