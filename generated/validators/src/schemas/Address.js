import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/CountryCode.js';
import { check as check1 } from '../schemas/CustomData.js';
import { check as check2 } from '../schemas/ImportMeta.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^ctm_[a-z0-9]{26}$', 'u');
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
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^add_[a-z0-9]{26}$' });
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
    if (data.customer_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.customer_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          vErrors = note0(vErrors, '/customer_id', 'pattern', { limit: '^ctm_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
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
        if (data2.length > 1024 && codePoints0(data2) > 1024) {
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 1024 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.first_line === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'first_line' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.first_line;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = note0(vErrors, '/first_line', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data3 === 'string') {
        if (data3.length > 1024 && codePoints0(data3) > 1024) {
          vErrors = note0(vErrors, '/first_line', 'maxLength', { limit: 1024 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.second_line === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'second_line' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.second_line;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = note0(vErrors, '/second_line', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data4 === 'string') {
        if (data4.length > 1024 && codePoints0(data4) > 1024) {
          vErrors = note0(vErrors, '/second_line', 'maxLength', { limit: 1024 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.city === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'city' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.city;
      if (typeof data5 !== 'string' && data5 !== null) {
        vErrors = note0(vErrors, '/city', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (data5.length > 200 && codePoints0(data5) > 200) {
          vErrors = note0(vErrors, '/city', 'maxLength', { limit: 200 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.postal_code === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'postal_code' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data6 = data.postal_code;
      if (typeof data6 !== 'string' && data6 !== null) {
        vErrors = note0(vErrors, '/postal_code', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (data6.length > 200 && codePoints0(data6) > 200) {
          vErrors = note0(vErrors, '/postal_code', 'maxLength', { limit: 200 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.region === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'region' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data7 = data.region;
      if (typeof data7 !== 'string' && data7 !== null) {
        vErrors = note0(vErrors, '/region', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data7 === 'string') {
        if (data7.length > 200 && codePoints0(data7) > 200) {
          vErrors = note0(vErrors, '/region', 'maxLength', { limit: 200 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.country_code === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'country_code' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.country_code, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/country_code');
        errors = vErrors.length;
      }
    }
    if (data.custom_data === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data9 = data.custom_data;
      if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
        const found1 = check1(data9, fast);
        if (found1 !== null) {
          if (fast) {
            return found1;
          }
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data9 === null)) {
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
      let data10 = data.status;
      if (!(data10 === 'active' || data10 === 'archived')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
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
      let data11 = data.created_at;
      if (typeof data11 === 'string') {
        if (!isDateTime0(data11)) {
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
      let data12 = data.updated_at;
      if (typeof data12 === 'string') {
        if (!isDateTime0(data12)) {
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
      let data13 = data.import_meta;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found2 = check2(data13, fast);
        if (found2 !== null) {
          if (fast) {
            return found2;
          }
          vErrors = adopt0(vErrors, found2, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
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

export { validator0 as Address, validate0 as check };
