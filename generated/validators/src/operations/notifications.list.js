// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkError } from '../schemas/Error.js';
import { check as checkNotificationListResponse } from '../schemas/NotificationListResponse.js';

const pattern = /* @__PURE__ */ new RegExp('^(ntf_[a-z0-9]{26})?$', 'u');
const values = ['id[ASC]', 'id[DESC]'];
const pattern2 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values2 = ['not_attempted', 'needs_retry', 'delivered', 'failed'];
const pattern3 = /* @__PURE__ */ new RegExp('^(txn|ctm|sub)_[a-z0-9]{26}$', 'u');

function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after == 'string') {
        if (!pattern.test(after)) {
          if (fast) return rejected;
          faults = note(faults, '/after', 'pattern', {
            limit: '^(ntf_[a-z0-9]{26})?$',
            message: 'be a notification id (ntf_01...), or empty',
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
    if (data.notification_setting_id !== undefined) {
      const notification_setting_id = data.notification_setting_id;
      if (Array.isArray(notification_setting_id)) {
        if (notification_setting_id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/notification_setting_id', 'maxItems', { limit: 200 });
        }
        for (let i = 0; i < notification_setting_id.length; i++) {
          const item = notification_setting_id[i];
          if (typeof item == 'string') {
            if (!pattern2.test(item)) {
              if (fast) return rejected;
              faults = note(faults, '/notification_setting_id/' + i, 'pattern', {
                limit: '^ntfset_[a-z0-9]{26}$',
                message: 'be a notification setting id (ntfset_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/notification_setting_id/' + i, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/notification_setting_id', 'type', { type: 'array' });
      }
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (Array.isArray(status)) {
        if (status.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/status', 'maxItems', { limit: 200 });
        }
        for (let i2 = 0; i2 < status.length; i2++) {
          const item2 = status[i2];
          if (!(item2 === 'not_attempted' || item2 === 'needs_retry' || item2 === 'delivered' || item2 === 'failed')) {
            if (fast) return rejected;
            faults = note(faults, '/status/' + i2, 'enum', { limit: values2 });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/status', 'type', { type: 'array' });
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
    if (data.filter !== undefined) {
      const filter = data.filter;
      if (typeof filter == 'string') {
        if (!pattern3.test(filter)) {
          if (fast) return rejected;
          faults = note(faults, '/filter', 'pattern', {
            limit: '^(txn|ctm|sub)_[a-z0-9]{26}$',
            message: 'be a transaction, customer or subscription id (txn_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/filter', 'type', { type: 'string' });
      }
    }
    if (data.from !== undefined) {
      const value = data.from;
      if (typeof value == 'string') {
        if (!isDateTime(value)) {
          if (fast) return rejected;
          faults = note(faults, '/from', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/from', 'type', { type: 'string' });
      }
    }
    if (data.to !== undefined) {
      const to = data.to;
      if (typeof to == 'string') {
        if (!isDateTime(to)) {
          if (fast) return rejected;
          faults = note(faults, '/to', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/to', 'type', { type: 'string' });
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
const response200Validator = /* @__PURE__ */ validator(checkNotificationListResponse);
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
  checkNotificationListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
