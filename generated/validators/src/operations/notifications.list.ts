// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check1 } from '../schemas/Error.ts';
import { check as check0 } from '../schemas/NotificationListResponse.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^(ntf_[a-z0-9]{26})?$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^(txn|ctm|sub)_[a-z0-9]{26}$', 'u');
const values0 = ['id[ASC]', 'id[DESC]'];
const values1 = ['not_attempted', 'needs_retry', 'delivered', 'failed'];
const values2 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data.after === undefined)) {
      let data0 = data.after;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/after', 'pattern', {
            limit: '^(ntf_[a-z0-9]{26})?$',
            message: 'be a notification id such as ntf_01…, or empty',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/after', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.per_page === undefined)) {
      let data1 = data.per_page;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/per_page', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/per_page', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (!(data.order_by === undefined)) {
      let data2 = data.order_by;
      if (!(data2 === 'id[ASC]' || data2 === 'id[DESC]')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/order_by', 'enum', { limit: values0 });
      }
    }
    if (!(data.notification_setting_id === undefined)) {
      let data3 = data.notification_setting_id;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/notification_setting_id', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i0 = 0; i0 < data3.length; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === 'string') {
            if (!pattern1.test(data4)) {
              errors++;
              if (fast) return refused0;
              vErrors = note0(vErrors, '/notification_setting_id/' + i0, 'pattern', {
                limit: '^ntfset_[a-z0-9]{26}$',
                message: 'be a notification setting id such as ntfset_01…',
              });
            }
          } else {
            if (fast) return refused0;
            vErrors = note0(vErrors, '/notification_setting_id/' + i0, 'type', { type: 'string' });
            errors++;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/notification_setting_id', 'type', { type: 'array' });
        errors++;
      }
    }
    if (!(data.status === undefined)) {
      let data5 = data.status;
      if (Array.isArray(data5)) {
        if (data5.length > 200) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/status', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i1 = 0; i1 < data5.length; i1++) {
          let data6 = data5[i1];
          if (!(data6 === 'not_attempted' || data6 === 'needs_retry' || data6 === 'delivered' || data6 === 'failed')) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/status/' + i1, 'enum', { limit: values1 });
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'type', { type: 'array' });
        errors++;
      }
    }
    if (!(data.search === undefined)) {
      let data7 = data.search;
      if (typeof data7 === 'string') {
        if (data7.length > 100 && codePoints0(data7) > 100) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/search', 'maxLength', { limit: 100 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/search', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.filter === undefined)) {
      let data8 = data.filter;
      if (typeof data8 === 'string') {
        if (!pattern2.test(data8)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/filter', 'pattern', {
            limit: '^(txn|ctm|sub)_[a-z0-9]{26}$',
            message: 'be a transaction, customer or subscription id such as txn_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/filter', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.from === undefined)) {
      let data9 = data.from;
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/from', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/from', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.to === undefined)) {
      let data10 = data.to;
      if (typeof data10 === 'string') {
        if (!isDateTime0(data10)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/to', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/to', 'type', { type: 'string' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}
function validate1(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data['skip-count'] === undefined)) {
      if (typeof data['skip-count'] !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/skip-count', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data['service-version'] === undefined)) {
      if (!(data['service-version'] === '1')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values2 });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see operations/notifications.yaml#/notifications/get */
const validator0: Validator<types.NotificationsListQuery> = /* @__PURE__ */ validator(validate0);
/** @see operations/notifications.yaml#/notifications/get */
const validator1: Validator<types.NotificationsListHeaders> = /* @__PURE__ */ validator(validate1);
/** @see operations/notifications.yaml#/notifications/get/responses/200 */
const validator2: Validator<types.NotificationsListResponse200> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorBadRequest */
const validator3: Validator<types.NotificationsListResponse400> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnauthorized */
const validator4: Validator<types.NotificationsListResponse401> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorForbidden */
const validator5: Validator<types.NotificationsListResponse403> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator6: Validator<types.NotificationsListResponse429> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator7: Validator<types.NotificationsListResponse431> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorInternal */
const validator8: Validator<types.NotificationsListResponse500> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnavailable */
const validator9: Validator<types.NotificationsListResponse503> = /* @__PURE__ */ validator(check1);

export {
  validator0 as query,
  validator1 as headers,
  validator2 as response200,
  validator3 as response400,
  validator4 as response401,
  validator5 as response403,
  validator6 as response429,
  validator7 as response431,
  validator8 as response500,
  validator9 as response503,
  validate0 as queryCheck,
  validate1 as headersCheck,
  check0 as response200Check,
  check1 as response400Check,
  check1 as response401Check,
  check1 as response403Check,
  check1 as response429Check,
  check1 as response431Check,
  check1 as response500Check,
  check1 as response503Check,
};
