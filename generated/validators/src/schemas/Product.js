import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { isUri as isUri0 } from '../runtime/formats/uri.ts';
import { check as check1 } from '../schemas/CustomData.js';
import { check as check2 } from '../schemas/ImportMeta.js';
import { check as check0 } from '../schemas/TaxCategory.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^pro_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('\\S', 'u');
const pattern2 = new RegExp('^https?://', 'u');
const values0 = ['standard', 'custom'];
const values1 = ['active', 'archived'];

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
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^pro_[a-z0-9]{26}$' });
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
      if (typeof data1 === 'string') {
        if (data1.length > 200 && codePoints0(data1) > 200) {
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 200 });
          errors++;
        }
        if (data1.length < 1) {
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
          errors++;
        }
        if (!pattern1.test(data1)) {
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
    if (data.description === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.description;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = note0(vErrors, '/description', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data2 === 'string') {
        if (data2.length > 2048 && codePoints0(data2) > 2048) {
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 2048 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.type;
      if (!(data3 === 'standard' || data3 === 'custom')) {
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0 });
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
    if (data.image_url === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'image_url' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.image_url;
      if (typeof data5 !== 'string' && data5 !== null) {
        vErrors = note0(vErrors, '/image_url', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (!pattern2.test(data5)) {
          vErrors = note0(vErrors, '/image_url', 'pattern', {
            limit: '^https?://',
            message: 'start with http:// or https://',
          });
          errors++;
        }
        if (!isUri0(data5)) {
          vErrors = note0(vErrors, '/image_url', 'format', { limit: 'uri' });
          errors++;
        }
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
      let data6 = data.custom_data;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        const found1 = check1(data6, fast);
        if (found1 !== null) {
          if (fast) {
            return found1;
          }
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data6 === null)) {
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
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
      let data7 = data.status;
      if (!(data7 === 'active' || data7 === 'archived')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values1 });
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
      let data8 = data.import_meta;
      if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
        const found2 = check2(data8, fast);
        if (found2 !== null) {
          if (fast) {
            return found2;
          }
          vErrors = adopt0(vErrors, found2, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data8 === null)) {
        vErrors = note0(vErrors, '/import_meta', 'type', { type: ['object', 'null'] });
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
      let data9 = data.created_at;
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
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
      let data10 = data.updated_at;
      if (typeof data10 === 'string') {
        if (!isDateTime0(data10)) {
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
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as Product, validate0 as check };
