// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkDiscountListResponse } from '../schemas/DiscountListResponse.js';
import { check as checkError } from '../schemas/Error.js';

const pattern = /* @__PURE__ */ new RegExp('^(dsc_[a-z0-9]{26})?$', 'u');
const values = ['id[ASC]', 'id[DESC]', 'created_at[ASC]', 'created_at[DESC]'];
const pattern2 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^[a-zA-Z0-9]{1,32}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^dsg_[a-z0-9]{26}$', 'u');
const values2 = ['active', 'archived'];
const values3 = ['standard', 'custom'];

function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after == 'string') {
        if (!pattern.test(after)) {
          if (fast) return rejected;
          faults = note(faults, '/after', 'pattern', {
            limit: '^(dsc_[a-z0-9]{26})?$',
            message: 'be a discount id (dsc_01...), or empty',
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
      if (
        !(
          order_by === 'id[ASC]' ||
          order_by === 'id[DESC]' ||
          order_by === 'created_at[ASC]' ||
          order_by === 'created_at[DESC]'
        )
      ) {
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
                limit: '^dsc_[a-z0-9]{26}$',
                message: 'be a discount id (dsc_01...)',
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
    if (data.code !== undefined) {
      const code = data.code;
      if (Array.isArray(code)) {
        if (code.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/code', 'maxItems', { limit: 200 });
        }
        for (let i2 = 0; i2 < code.length; i2++) {
          const item2 = code[i2];
          if (typeof item2 == 'string') {
            if (!pattern3.test(item2)) {
              if (fast) return rejected;
              faults = note(faults, '/code/' + i2, 'pattern', {
                limit: '^[a-zA-Z0-9]{1,32}$',
                message: 'have 1 to 32 letters or digits',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/code/' + i2, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/code', 'type', { type: 'array' });
      }
    }
    if (data.discount_group_id !== undefined) {
      const discount_group_id = data.discount_group_id;
      if (Array.isArray(discount_group_id)) {
        if (discount_group_id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/discount_group_id', 'maxItems', { limit: 200 });
        }
        for (let i3 = 0; i3 < discount_group_id.length; i3++) {
          const item3 = discount_group_id[i3];
          if (typeof item3 == 'string') {
            if (!pattern4.test(item3)) {
              if (fast) return rejected;
              faults = note(faults, '/discount_group_id/' + i3, 'pattern', {
                limit: '^dsg_[a-z0-9]{26}$',
                message: 'be a discount group id (dsg_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/discount_group_id/' + i3, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/discount_group_id', 'type', { type: 'array' });
      }
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (Array.isArray(status)) {
        if (status.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/status', 'maxItems', { limit: 200 });
        }
        for (let i4 = 0; i4 < status.length; i4++) {
          const item4 = status[i4];
          if (!(item4 === 'active' || item4 === 'archived')) {
            if (fast) return rejected;
            faults = note(faults, '/status/' + i4, 'enum', { limit: values2 });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/status', 'type', { type: 'array' });
      }
    }
    if (data.mode !== undefined) {
      const mode = data.mode;
      if (!(mode === 'standard' || mode === 'custom')) {
        if (fast) return rejected;
        faults = note(faults, '/mode', 'enum', { limit: values3 });
      }
    }
    if (data.include !== undefined) {
      const include = data.include;
      if (Array.isArray(include)) {
        for (let i5 = 0; i5 < include.length; i5++) {
          const item5 = include[i5];
          if (!(item5 === 'discount_group')) {
            if (fast) return rejected;
            faults = note(faults, '/include/' + i5, 'enum', { limit: ['discount_group'] });
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
const response200Validator = /* @__PURE__ */ validator(checkDiscountListResponse);
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
  checkDiscountListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
