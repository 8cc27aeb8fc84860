import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isUri as isUri0 } from '../runtime/formats/uri.ts';
import { check as check0 } from '../schemas/TaxCategory.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^pro_[a-z0-9]{26}$', 'u');
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
    if (data.status === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.status;
      if (!(data3 === 'active' || data3 === 'archived')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
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
        if (!isUri0(data5)) {
          vErrors = note0(vErrors, '/image_url', 'format', { limit: 'uri' });
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

export { validator0 as InvoiceProduct, validate0 as check };
