// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Error.ts';
import { check as check0 } from '../schemas/NotificationSettingListResponse.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^(ntfset_[a-z0-9]{26})?$', 'u');
const values0 = ['id[ASC]', 'id[DESC]'];
const values1 = ['platform', 'simulation', 'all'];
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
            limit: '^(ntfset_[a-z0-9]{26})?$',
            message: 'be a notification setting id such as ntfset_01…, or empty',
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
    if (!(data.active === undefined)) {
      if (typeof data.active !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/active', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (!(data.traffic_source === undefined)) {
      let data4 = data.traffic_source;
      if (!(data4 === 'platform' || data4 === 'simulation' || data4 === 'all')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/traffic_source', 'enum', { limit: values1 });
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

/** @see operations/notification-settings.yaml#/notification-settings/get */
const validator0: Validator<types.NotificationSettingsListQuery> = /* @__PURE__ */ validator(validate0);
/** @see operations/notification-settings.yaml#/notification-settings/get */
const validator1: Validator<types.NotificationSettingsListHeaders> = /* @__PURE__ */ validator(validate1);
/** @see operations/notification-settings.yaml#/notification-settings/get/responses/200 */
const validator2: Validator<types.NotificationSettingsListResponse200> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorBadRequest */
const validator3: Validator<types.NotificationSettingsListResponse400> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnauthorized */
const validator4: Validator<types.NotificationSettingsListResponse401> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorForbidden */
const validator5: Validator<types.NotificationSettingsListResponse403> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator6: Validator<types.NotificationSettingsListResponse429> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator7: Validator<types.NotificationSettingsListResponse431> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorInternal */
const validator8: Validator<types.NotificationSettingsListResponse500> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnavailable */
const validator9: Validator<types.NotificationSettingsListResponse503> = /* @__PURE__ */ validator(check1);

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
