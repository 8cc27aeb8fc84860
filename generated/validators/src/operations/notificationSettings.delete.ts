// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Error.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values0 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.notification_setting_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'notification_setting_id' });
    } else {
      let data0 = data.notification_setting_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/notification_setting_id', 'pattern', {
            limit: '^ntfset_[a-z0-9]{26}$',
            message: 'be a notification setting id such as ntfset_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/notification_setting_id', 'type', { type: 'string' });
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
    if (!(data['service-version'] === undefined)) {
      if (!(data['service-version'] === '1')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values0 });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see operations/notification-settings.yaml#/notification-setting/delete */
const validator0: Validator<types.NotificationSettingsDeletePath> = /* @__PURE__ */ validator(validate0);
/** @see operations/notification-settings.yaml#/notification-setting/delete */
const validator1: Validator<types.NotificationSettingsDeleteHeaders> = /* @__PURE__ */ validator(validate1);
/** @see responses.yaml#/ErrorBadRequest */
const validator2: Validator<types.NotificationSettingsDeleteResponse400> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorUnauthorized */
const validator3: Validator<types.NotificationSettingsDeleteResponse401> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorForbidden */
const validator4: Validator<types.NotificationSettingsDeleteResponse403> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorNotFound */
const validator5: Validator<types.NotificationSettingsDeleteResponse404> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator6: Validator<types.NotificationSettingsDeleteResponse429> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator7: Validator<types.NotificationSettingsDeleteResponse431> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorInternal */
const validator8: Validator<types.NotificationSettingsDeleteResponse500> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorUnavailable */
const validator9: Validator<types.NotificationSettingsDeleteResponse503> = /* @__PURE__ */ validator(check0);

export {
  validator0 as path,
  validator1 as headers,
  validator2 as response400,
  validator3 as response401,
  validator4 as response403,
  validator5 as response404,
  validator6 as response429,
  validator7 as response431,
  validator8 as response500,
  validator9 as response503,
  validate0 as pathCheck,
  validate1 as headersCheck,
  check0 as response400Check,
  check0 as response401Check,
  check0 as response403Check,
  check0 as response404Check,
  check0 as response429Check,
  check0 as response431Check,
  check0 as response500Check,
  check0 as response503Check,
};
