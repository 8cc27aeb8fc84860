// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isEmail } from '../runtime/formats/email.ts';
import { check as checkCustomerListResponse } from '../schemas/CustomerListResponse.js';
import { check as checkError } from '../schemas/Error.js';

const pattern = /* @__PURE__ */ new RegExp('^(ctm_[a-z0-9]{26})?$', 'u');
const values = ['id[ASC]', 'id[DESC]'];
const pattern2 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp(
  "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  'u',
);
const values2 = ['active', 'archived'];

function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after == 'string') {
        if (!pattern.test(after)) {
          if (fast) return rejected;
          faults = note(faults, '/after', 'pattern', {
            limit: '^(ctm_[a-z0-9]{26})?$',
            message: 'be a customer id (ctm_01...), or empty',
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
      if (!(order_by === 'id[ASC]' || order_by === 'id[DESC]')) {
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
                limit: '^ctm_[a-z0-9]{26}$',
                message: 'be a customer id (ctm_01...)',
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
    if (data.email !== undefined) {
      const email = data.email;
      if (Array.isArray(email)) {
        if (email.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'maxItems', { limit: 200 });
        }
        for (let i2 = 0; i2 < email.length; i2++) {
          const item2 = email[i2];
          if (typeof item2 == 'string') {
            if (item2.length > 320 && codePoints(item2) > 320) {
              if (fast) return rejected;
              faults = note(faults, '/email/' + i2, 'maxLength', { limit: 320 });
            }
            if (item2.length < 1) {
              if (fast) return rejected;
              faults = note(faults, '/email/' + i2, 'minLength', { limit: 1 });
            }
            if (!pattern3.test(item2)) {
              if (fast) return rejected;
              faults = note(faults, '/email/' + i2, 'pattern', {
                limit:
                  "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
                message: 'be an email address such as jo@example.com',
              });
            }
            if (!isEmail(item2)) {
              if (fast) return rejected;
              faults = note(faults, '/email/' + i2, 'format', {
                limit: 'email',
                message: 'be an email address such as jo@example.com',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/email/' + i2, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/email', 'type', { type: 'array' });
      }
    }
    if (data.search !== undefined) {
      const search = data.search;
      if (typeof search == 'string') {
        if (search.length > 100 && codePoints(search) > 100) {
          if (fast) return rejected;
          faults = note(faults, '/search', 'maxLength', { limit: 100 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/search', 'type', { type: 'string' });
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
            faults = note(faults, '/status/' + i3, 'enum', { limit: values2 });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/status', 'type', { type: 'array' });
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
const response200Validator = /* @__PURE__ */ validator(checkCustomerListResponse);
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
  checkCustomerListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
