// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkNotificationSettingCreate } from '../schemas/NotificationSettingCreate.ts';
import { check as checkNotificationSettingResponse } from '../schemas/NotificationSettingResponse.ts';

const values = ['1'];

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

/** @see operations/notification-settings.yaml#/notification-settings/post */
const headersValidator: Validator<types.NotificationSettingsCreateHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/notification-settings.yaml#/notification-settings/post/requestBody */
const bodyValidator: Validator<types.NotificationSettingsCreateBody> =
  /* @__PURE__ */ validator(checkNotificationSettingCreate);
/** @see operations/notification-settings.yaml#/notification-settings/post/responses/201 */
const response201Validator: Validator<types.NotificationSettingsCreateResponse201> = /* @__PURE__ */ validator(
  checkNotificationSettingResponse,
);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.NotificationSettingsCreateResponse400> =
  /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.NotificationSettingsCreateResponse401> =
  /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.NotificationSettingsCreateResponse403> =
  /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorConflict */
const response409Validator: Validator<types.NotificationSettingsCreateResponse409> =
  /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const response413Validator: Validator<types.NotificationSettingsCreateResponse413> =
  /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const response415Validator: Validator<types.NotificationSettingsCreateResponse415> =
  /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.NotificationSettingsCreateResponse429> =
  /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.NotificationSettingsCreateResponse431> =
  /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.NotificationSettingsCreateResponse500> =
  /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.NotificationSettingsCreateResponse503> =
  /* @__PURE__ */ validator(checkError);

export {
  headersValidator as headers,
  bodyValidator as body,
  response201Validator as response201,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response409Validator as response409,
  response413Validator as response413,
  response415Validator as response415,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkHeaders as headersCheck,
  checkNotificationSettingCreate as bodyCheck,
  checkNotificationSettingResponse as response201Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response409Check,
  checkError as response413Check,
  checkError as response415Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
