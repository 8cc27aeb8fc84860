// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkNotificationLogListResponse } from '../schemas/NotificationLogListResponse.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntf_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^(ntflog_[a-z0-9]{26})?$', 'u');
const values = ['id[ASC]', 'id[DESC]'];
const values2 = ['1'];

function checkPath(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.notification_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'notification_id' });
    } else {
      const notification_id = data.notification_id;
      if (typeof notification_id == 'string') {
        if (!pattern.test(notification_id)) {
          if (fast) return rejected;
          faults = note(faults, '/notification_id', 'pattern', {
            limit: '^ntf_[a-z0-9]{26}$',
            message: 'be a notification id such as ntf_01…',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/notification_id', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}
function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after == 'string') {
        if (!pattern2.test(after)) {
          if (fast) return rejected;
          faults = note(faults, '/after', 'pattern', {
            limit: '^(ntflog_[a-z0-9]{26})?$',
            message: 'be a notification log id such as ntflog_01…, or empty',
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
        faults = note(faults, '/service-version', 'enum', { limit: values2 });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

/** @see operations/notifications.yaml#/logs/get */
const pathValidator: Validator<types.NotificationsListLogsPath> = /* @__PURE__ */ validator(checkPath);
/** @see operations/notifications.yaml#/logs/get */
const queryValidator: Validator<types.NotificationsListLogsQuery> = /* @__PURE__ */ validator(checkQuery);
/** @see operations/notifications.yaml#/logs/get */
const headersValidator: Validator<types.NotificationsListLogsHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/notifications.yaml#/logs/get/responses/200 */
const response200Validator: Validator<types.NotificationsListLogsResponse200> = /* @__PURE__ */ validator(
  checkNotificationLogListResponse,
);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.NotificationsListLogsResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.NotificationsListLogsResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.NotificationsListLogsResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorNotFound */
const response404Validator: Validator<types.NotificationsListLogsResponse404> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.NotificationsListLogsResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.NotificationsListLogsResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.NotificationsListLogsResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.NotificationsListLogsResponse503> = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  queryValidator as query,
  headersValidator as headers,
  response200Validator as response200,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response404Validator as response404,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkPath as pathCheck,
  checkQuery as queryCheck,
  checkHeaders as headersCheck,
  checkNotificationLogListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response404Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
