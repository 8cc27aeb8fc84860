// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check2 } from '../schemas/Error.ts';
import { check as check0 } from '../schemas/SecretRotation.ts';
import { check as check1 } from '../schemas/SecretRotationResponse.ts';

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

/** @see operations/notification-settings.yaml#/rotate-secret/post */
const validator0: Validator<types.NotificationSettingsRotateSecretPath> = /* @__PURE__ */ validator(validate0);
/** @see operations/notification-settings.yaml#/rotate-secret/post */
const validator1: Validator<types.NotificationSettingsRotateSecretHeaders> = /* @__PURE__ */ validator(validate1);
/** @see operations/notification-settings.yaml#/rotate-secret/post/requestBody */
const validator2: Validator<types.NotificationSettingsRotateSecretBody> = /* @__PURE__ */ validator(check0);
/** @see operations/notification-settings.yaml#/rotate-secret/post/responses/200 */
const validator3: Validator<types.NotificationSettingsRotateSecretResponse200> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorBadRequest */
const validator4: Validator<types.NotificationSettingsRotateSecretResponse400> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnauthorized */
const validator5: Validator<types.NotificationSettingsRotateSecretResponse401> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorForbidden */
const validator6: Validator<types.NotificationSettingsRotateSecretResponse403> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorNotFound */
const validator7: Validator<types.NotificationSettingsRotateSecretResponse404> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorConflict */
const validator8: Validator<types.NotificationSettingsRotateSecretResponse409> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const validator9: Validator<types.NotificationSettingsRotateSecretResponse413> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const validator10: Validator<types.NotificationSettingsRotateSecretResponse415> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator11: Validator<types.NotificationSettingsRotateSecretResponse429> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator12: Validator<types.NotificationSettingsRotateSecretResponse431> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorInternal */
const validator13: Validator<types.NotificationSettingsRotateSecretResponse500> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnavailable */
const validator14: Validator<types.NotificationSettingsRotateSecretResponse503> = /* @__PURE__ */ validator(check2);

export {
  validator0 as path,
  validator1 as headers,
  validator2 as body,
  validator3 as response200,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response409,
  validator9 as response413,
  validator10 as response415,
  validator11 as response429,
  validator12 as response431,
  validator13 as response500,
  validator14 as response503,
  validate0 as pathCheck,
  validate1 as headersCheck,
  check0 as bodyCheck,
  check1 as response200Check,
  check2 as response400Check,
  check2 as response401Check,
  check2 as response403Check,
  check2 as response404Check,
  check2 as response409Check,
  check2 as response413Check,
  check2 as response415Check,
  check2 as response429Check,
  check2 as response431Check,
  check2 as response500Check,
  check2 as response503Check,
};
