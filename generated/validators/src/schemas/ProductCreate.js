import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/CustomData.js';
import { check as check0 } from '../schemas/TaxCategory.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('\\S', 'u');
const pattern1 = new RegExp(
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
        if (data0.length > 200 && codePoints0(data0) > 200) {
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 200 });
          errors++;
        }
        if (data0.length < 1) {
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
          errors++;
        }
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/name', 'pattern', {
            limit: '\\S',
            message: 'have at least one character that is not blank',
          });
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
    if (data.tax_category === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_category' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.tax_category, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/tax_category');
        errors = vErrors.length;
      }
    }
    if (!(data.custom_data === undefined)) {
      let data2 = data.custom_data;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        const found1 = check1(data2, fast);
        if (found1 !== null) {
          if (fast) {
            return found1;
          }
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data2 === null)) {
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.description === undefined)) {
      let data3 = data.description;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = note0(vErrors, '/description', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data3 === 'string') {
        if (data3.length > 2048 && codePoints0(data3) > 2048) {
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 2048 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.image_url === undefined)) {
      let data4 = data.image_url;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = note0(vErrors, '/image_url', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern1.test(data4)) {
          vErrors = note0(vErrors, '/image_url', 'pattern', {
            limit:
              '^(https?://[\\w.~-]+(:\\d+)?([/?]([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?(#([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?)?$',
            message: 'be an absolute http or https URL, anything but ASCII percent-encoded, or empty',
          });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.type === undefined)) {
      let data5 = data.type;
      if (!(data5 === 'standard' || data5 === 'custom')) {
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0 });
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

export { validator0 as ProductCreate, validate0 as check };
