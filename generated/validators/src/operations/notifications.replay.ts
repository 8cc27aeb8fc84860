// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkNotificationReplayResponse } from '../schemas/NotificationReplayResponse.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntf_[a-z0-9]{26}$', 'u');
const values = ['1'];

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

/** @see operations/notifications.yaml#/replay/post */
const pathValidator: Validator<types.NotificationsReplayPath> = /* @__PURE__ */ validator(checkPath);
/** @see operations/notifications.yaml#/replay/post */
const headersValidator: Validator<types.NotificationsReplayHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/notifications.yaml#/replay/post/responses/202 */
const response202Validator: Validator<types.NotificationsReplayResponse202> = /* @__PURE__ */ validator(
  checkNotificationReplayResponse,
);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.NotificationsReplayResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.NotificationsReplayResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.NotificationsReplayResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorNotFound */
const response404Validator: Validator<types.NotificationsReplayResponse404> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.NotificationsReplayResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.NotificationsReplayResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.NotificationsReplayResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.NotificationsReplayResponse503> = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  headersValidator as headers,
  response202Validator as response202,
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
  checkNotificationReplayResponse as response202Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response404Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
