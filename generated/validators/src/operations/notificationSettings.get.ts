// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkNotificationSettingResponse } from '../schemas/NotificationSettingResponse.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values = ['1'];

function checkPath(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.notification_setting_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'notification_setting_id' });
    } else {
      const notification_setting_id = data.notification_setting_id;
      if (typeof notification_setting_id == 'string') {
        if (!pattern.test(notification_setting_id)) {
          if (fast) return rejected;
          faults = note(faults, '/notification_setting_id', 'pattern', {
            limit: '^ntfset_[a-z0-9]{26}$',
            message: 'be a notification setting id such as ntfset_01…',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/notification_setting_id', 'type', { type: 'string' });
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
    if (data['service-version'] !== undefined) {
      const value = data['service-version'];
      if (!(value === '1')) {
        if (fast) return rejected;
        faults = note(faults, '/service-version', 'enum', { limit: values });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

/** @see operations/notification-settings.yaml#/notification-setting/get */
const pathValidator: Validator<types.NotificationSettingsGetPath> = /* @__PURE__ */ validator(checkPath);
/** @see operations/notification-settings.yaml#/notification-setting/get */
const headersValidator: Validator<types.NotificationSettingsGetHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/notification-settings.yaml#/notification-setting/get/responses/200 */
const response200Validator: Validator<types.NotificationSettingsGetResponse200> = /* @__PURE__ */ validator(
  checkNotificationSettingResponse,
);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.NotificationSettingsGetResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.NotificationSettingsGetResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.NotificationSettingsGetResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorNotFound */
const response404Validator: Validator<types.NotificationSettingsGetResponse404> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.NotificationSettingsGetResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.NotificationSettingsGetResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.NotificationSettingsGetResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.NotificationSettingsGetResponse503> = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
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
  checkHeaders as headersCheck,
  checkNotificationSettingResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response404Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
