import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/BusinessContact.js';
import { check as check1 } from '../schemas/CustomData.js';
import { check as check2 } from '../schemas/ImportMeta.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^biz_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^[a-z0-9_]+$', 'u');
const pattern2 = new RegExp('^ctm_[a-z0-9]{26}$', 'u');
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
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^biz_[a-z0-9]{26}$' });
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
    if (data.seller_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'seller_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.seller_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          vErrors = note0(vErrors, '/seller_id', 'pattern', { limit: '^[a-z0-9_]+$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/seller_id', 'type', { type: 'string' });
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
      let data2 = data.customer_id;
      if (typeof data2 === 'string') {
        if (!pattern2.test(data2)) {
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
    if (data.name === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.name;
      if (typeof data3 === 'string') {
        if (data3.length > 1024 && codePoints0(data3) > 1024) {
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 1024 });
          errors++;
        }
        if (data3.length < 1) {
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
    if (data.company_number === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'company_number' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.company_number;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = note0(vErrors, '/company_number', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data4 === 'string') {
        if (data4.length > 1024 && codePoints0(data4) > 1024) {
          vErrors = note0(vErrors, '/company_number', 'maxLength', { limit: 1024 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.tax_identifier === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_identifier' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.tax_identifier;
      if (typeof data5 !== 'string' && data5 !== null) {
        vErrors = note0(vErrors, '/tax_identifier', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (data5.length > 1024 && codePoints0(data5) > 1024) {
          vErrors = note0(vErrors, '/tax_identifier', 'maxLength', { limit: 1024 });
          errors++;
        }
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
      let data6 = data.status;
      if (!(data6 === 'active' || data6 === 'archived')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.contacts === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'contacts' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data7 = data.contacts;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          vErrors = note0(vErrors, '/contacts', 'maxItems', { limit: 100 });
          errors++;
        }
        for (let i0 = 0; i0 < data7.length; i0++) {
          const found0 = check0(data7[i0], fast);
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
        const twins0 = data7.length > 100 ? null : firstDuplicate0(data7);
        if (!(twins0 === null)) {
          vErrors = note0(vErrors, '/contacts', 'uniqueItems', twins0);
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/contacts', 'type', { type: 'array' });
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
    if (data.created_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data10 = data.created_at;
      if (typeof data10 === 'string') {
        if (!isDateTime0(data10)) {
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
      let data11 = data.updated_at;
      if (typeof data11 === 'string') {
        if (!isDateTime0(data11)) {
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
      let data12 = data.import_meta;
      if (data12 && typeof data12 == 'object' && !Array.isArray(data12)) {
        const found2 = check2(data12, fast);
        if (found2 !== null) {
          if (fast) {
            return found2;
          }
          vErrors = adopt0(vErrors, found2, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data12 === null)) {
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

export { validator0 as Business, validate0 as check };
