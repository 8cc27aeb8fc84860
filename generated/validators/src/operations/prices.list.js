// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.js';
import { check as checkPriceListResponse } from '../schemas/PriceListResponse.js';

const pattern = /* @__PURE__ */ new RegExp('^(pri_[a-z0-9]{26})?$', 'u');
const values = [
  'id[ASC]',
  'id[DESC]',
  'product_id[ASC]',
  'product_id[DESC]',
  'status[ASC]',
  'status[DESC]',
  'tax_mode[ASC]',
  'tax_mode[DESC]',
  'billing_cycle.frequency[ASC]',
  'billing_cycle.frequency[DESC]',
  'billing_cycle.interval[ASC]',
  'billing_cycle.interval[DESC]',
  'quantity.minimum[ASC]',
  'quantity.minimum[DESC]',
  'quantity.maximum[ASC]',
  'quantity.maximum[DESC]',
  'unit_price.amount[ASC]',
  'unit_price.amount[DESC]',
  'unit_price.currency_code[ASC]',
  'unit_price.currency_code[DESC]',
];
const values2 = /* @__PURE__ */ new Set(values);
const pattern2 = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
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
            limit: '^(pri_[a-z0-9]{26})?$',
            message: 'be a price id (pri_01...), or empty',
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
                limit: '^pri_[a-z0-9]{26}$',
                message: 'be a price id (pri_01...)',
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
    if (data.product_id !== undefined) {
      const product_id = data.product_id;
      if (Array.isArray(product_id)) {
        if (product_id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/product_id', 'maxItems', { limit: 200 });
        }
        for (let i2 = 0; i2 < product_id.length; i2++) {
          const item2 = product_id[i2];
          if (typeof item2 == 'string') {
            if (!pattern3.test(item2)) {
              if (fast) return rejected;
              faults = note(faults, '/product_id/' + i2, 'pattern', {
                limit: '^pro_[a-z0-9]{26}$',
                message: 'be a product id (pro_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/product_id/' + i2, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/product_id', 'type', { type: 'array' });
      }
    }
    if (data.recurring !== undefined) {
      const recurring = data.recurring;
      if (!(typeof recurring == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/recurring', 'type', { type: 'boolean' });
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
          if (!(item4 === 'product')) {
            if (fast) return rejected;
            faults = note(faults, '/include/' + i4, 'enum', { limit: ['product'] });
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
const response200Validator = /* @__PURE__ */ validator(checkPriceListResponse);
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
  checkPriceListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
