// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.js';
import { check as checkNotificationSettingListResponse } from '../schemas/NotificationSettingListResponse.js';

const pattern = /* @__PURE__ */ new RegExp('^(ntfset_[a-z0-9]{26})?$', 'u');
const values = ['id[ASC]', 'id[DESC]'];
const values2 = ['platform', 'simulation', 'all'];

function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after == 'string') {
        if (!pattern.test(after)) {
          if (fast) return rejected;
          faults = note(faults, '/after', 'pattern', {
            limit: '^(ntfset_[a-z0-9]{26})?$',
            message: 'be a notification setting id (ntfset_01...), or empty',
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
    if (data.active !== undefined) {
      const active = data.active;
      if (!(typeof active == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/active', 'type', { type: 'boolean' });
      }
    }
    if (data.traffic_source !== undefined) {
      const traffic_source = data.traffic_source;
      if (!(traffic_source === 'platform' || traffic_source === 'simulation' || traffic_source === 'all')) {
        if (fast) return rejected;
        faults = note(faults, '/traffic_source', 'enum', { limit: values2 });
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
const response200Validator = /* @__PURE__ */ validator(checkNotificationSettingListResponse);
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
  checkNotificationSettingListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
