// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { adopt as adopt0, note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/NotificationSetting.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  const found0 = check0(data, fast);
  if (found0 !== null) {
    if (fast) return found0;
    vErrors = adopt0(vErrors, found0, '');
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.previous_secret_expires_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'previous_secret_expires_at' });
    } else {
      let data0 = data.previous_secret_expires_at;
      if (typeof data0 === 'string') {
        if (!isDateTime0(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/previous_secret_expires_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/previous_secret_expires_at', 'type', { type: 'string' });
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

/** @see schemas/notification-setting.yaml#/RotatedNotificationSetting */
const validator0: Validator<types.RotatedNotificationSetting> = /* @__PURE__ */ validator(validate0);

export { validator0 as RotatedNotificationSetting, validate0 as check };
