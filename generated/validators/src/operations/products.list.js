// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.js';
import { check as checkProductListResponse } from '../schemas/ProductListResponse.js';
import { check as checkTaxCategory } from '../schemas/TaxCategory.js';

const pattern = /* @__PURE__ */ new RegExp('^(pro_[a-z0-9]{26})?$', 'u');
const values = [
  'id[ASC]',
  'id[DESC]',
  'created_at[ASC]',
  'created_at[DESC]',
  'custom_data[ASC]',
  'custom_data[DESC]',
  'description[ASC]',
  'description[DESC]',
  'image_url[ASC]',
  'image_url[DESC]',
  'name[ASC]',
  'name[DESC]',
  'status[ASC]',
  'status[DESC]',
  'tax_category[ASC]',
  'tax_category[DESC]',
  'updated_at[ASC]',
  'updated_at[DESC]',
];
const values2 = /* @__PURE__ */ new Set(values);
const pattern2 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const values3 = ['active', 'archived'];
const values4 = ['standard', 'custom'];

function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after == 'string') {
        if (!pattern.test(after)) {
          if (fast) return rejected;
          faults = note(faults, '/after', 'pattern', {
            limit: '^(pro_[a-z0-9]{26})?$',
            message: 'be a product id (pro_01...), or empty',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/after', 'type', { type: 'string' });
      }
    }
    if (data.per_page !== undefined) {
      const per_page = data.per_page;
      if (!Number.isInteger(per_page)) {
        if (fast) return rejected;
        faults = note(faults, '/per_page', 'type', { type: 'integer' });
      }
      if (typeof per_page == 'number' && isFinite(per_page)) {
        if (per_page < 1) {
          if (fast) return rejected;
          faults = note(faults, '/per_page', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.order_by !== undefined) {
      const order_by = data.order_by;
      if (!values2.has(order_by)) {
        if (fast) return rejected;
        faults = note(faults, '/order_by', 'enum', { limit: values });
      }
    }
    if (data.id !== undefined) {
      const id = data.id;
      if (Array.isArray(id)) {
        if (id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'maxItems', { limit: 200 });
        }
        for (let i = 0; i < id.length; i++) {
          const item = id[i];
          if (typeof item == 'string') {
            if (!pattern2.test(item)) {
              if (fast) return rejected;
              faults = note(faults, '/id/' + i, 'pattern', {
                limit: '^pro_[a-z0-9]{26}$',
                message: 'be a product id (pro_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/id/' + i, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'array' });
      }
    }
    if (data.tax_category !== undefined) {
      const tax_category = data.tax_category;
      if (Array.isArray(tax_category)) {
        if (tax_category.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/tax_category', 'maxItems', { limit: 200 });
        }
        for (let i2 = 0; i2 < tax_category.length; i2++) {
          const item2 = tax_category[i2];
          const found = checkTaxCategory(item2, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/tax_category/' + i2);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/tax_category', 'type', { type: 'array' });
      }
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (Array.isArray(status)) {
        if (status.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/status', 'maxItems', { limit: 200 });
        }
        for (let i3 = 0; i3 < status.length; i3++) {
          const item3 = status[i3];
          if (!(item3 === 'active' || item3 === 'archived')) {
            if (fast) return rejected;
            faults = note(faults, '/status/' + i3, 'enum', { limit: values3 });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/status', 'type', { type: 'array' });
      }
    }
    if (data.type !== undefined) {
      const value = data.type;
      if (!(value === 'standard' || value === 'custom')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values4 });
      }
    }
    if (data.include !== undefined) {
      const include = data.include;
      if (Array.isArray(include)) {
        for (let i4 = 0; i4 < include.length; i4++) {
          const item4 = include[i4];
          if (!(item4 === 'prices')) {
            if (fast) return rejected;
            faults = note(faults, '/include/' + i4, 'enum', { limit: ['prices'] });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/include', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}
function checkHeaders(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data['skip-count'] !== undefined) {
      const value = data['skip-count'];
      if (!(typeof value == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/skip-count', 'type', { type: 'string' });
      }
    }
    if (data['service-version'] !== undefined) {
      const value2 = data['service-version'];
      if (!(value2 === '1')) {
        if (fast) return rejected;
        faults = note(faults, '/service-version', 'enum', { limit: ['1'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const queryValidator = /* @__PURE__ */ validator(checkQuery);
const headersValidator = /* @__PURE__ */ validator(checkHeaders);
const response200Validator = /* @__PURE__ */ validator(checkProductListResponse);
const response400Validator = /* @__PURE__ */ validator(checkError);
const response401Validator = /* @__PURE__ */ validator(checkError);
const response403Validator = /* @__PURE__ */ validator(checkError);
const response429Validator = /* @__PURE__ */ validator(checkError);
const response431Validator = /* @__PURE__ */ validator(checkError);
const response500Validator = /* @__PURE__ */ validator(checkError);
const response503Validator = /* @__PURE__ */ validator(checkError);

export {
  queryValidator as query,
  headersValidator as headers,
  response200Validator as response200,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkQuery as queryCheck,
  checkHeaders as headersCheck,
  checkProductListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
