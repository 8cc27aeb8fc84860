// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkImportMeta } from '../schemas/ImportMeta.js';
import { check as checkTaxCategory } from '../schemas/TaxCategory.js';

const pattern = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('\\S', 'u');
const values = ['standard', 'custom'];
const pattern3 = /* @__PURE__ */ new RegExp('^https?://', 'u');
const values2 = ['active', 'archived'];

function checkProduct(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^pro_[a-z0-9]{26}$',
            message: 'be a product id (pro_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (typeof name == 'string') {
        if (name.length > 200 && codePoints(name) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 200 });
        }
        if (name.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'minLength', { limit: 1 });
        }
        if (!pattern2.test(name)) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'pattern', {
            limit: '\\S',
            message: 'have at least one character that is not blank',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: 'string' });
      }
    }
    if (data.description === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'description' });
    } else {
      const description = data.description;
      if (typeof description == 'string') {
        if (description.length > 2048 && codePoints(description) > 2048) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'maxLength', { limit: 2048 });
        }
      } else if (!(description === null)) {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (!(value === 'standard' || value === 'custom')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values, open: typeof value == 'string' });
      }
    }
    if (data.tax_category === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_category' });
    } else {
      const tax_category = data.tax_category;
      const found = checkTaxCategory(tax_category, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, tax_category), '/tax_category');
      }
    }
    if (data.image_url === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'image_url' });
    } else {
      const image_url = data.image_url;
      if (typeof image_url == 'string') {
        if (!pattern3.test(image_url)) {
          if (fast) return rejected;
          faults = note(faults, '/image_url', 'pattern', {
            limit: '^https?://',
            message: 'start with http:// or https://',
          });
        }
        if (!isUri(image_url)) {
          if (fast) return rejected;
          faults = note(faults, '/image_url', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else if (!(image_url === null)) {
        if (fast) return rejected;
        faults = note(faults, '/image_url', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.custom_data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'custom_data' });
    } else {
      const custom_data = data.custom_data;
      if (custom_data && typeof custom_data == 'object' && !Array.isArray(custom_data)) {
        const found2 = checkCustomData(custom_data, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/custom_data');
        }
      } else if (!(custom_data === null)) {
        if (fast) return rejected;
        faults = note(faults, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'active' || status === 'archived')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values2, open: typeof status == 'string' });
      }
    }
    if (data.import_meta === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'import_meta' });
    } else {
      const import_meta = data.import_meta;
      if (import_meta && typeof import_meta == 'object' && !Array.isArray(import_meta)) {
        const found3 = checkImportMeta(import_meta, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/import_meta');
        }
      } else if (!(import_meta === null)) {
        if (fast) return rejected;
        faults = note(faults, '/import_meta', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.created_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'created_at' });
    } else {
      const created_at = data.created_at;
      if (typeof created_at == 'string') {
        if (!isDateTime(created_at)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at', 'type', { type: 'string' });
      }
    }
    if (data.updated_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'updated_at' });
    } else {
      const updated_at = data.updated_at;
      if (typeof updated_at == 'string') {
        if (!isDateTime(updated_at)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ProductValidator = /* @__PURE__ */ validator(checkProduct);

export { ProductValidator as Product, checkProduct as check };
