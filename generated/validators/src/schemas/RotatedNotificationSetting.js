// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkNotificationSetting } from '../schemas/NotificationSetting.js';

function checkRotatedNotificationSetting(data, fast) {
  let faults = null;
  const found = checkNotificationSetting(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.previous_secret_expires_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'previous_secret_expires_at' });
    } else {
      const previous_secret_expires_at = data.previous_secret_expires_at;
      if (typeof previous_secret_expires_at == 'string') {
        if (!isDateTime(previous_secret_expires_at)) {
          if (fast) return rejected;
          faults = note(faults, '/previous_secret_expires_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/previous_secret_expires_at', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const RotatedNotificationSettingValidator = /* @__PURE__ */ validator(checkRotatedNotificationSetting);

export { RotatedNotificationSettingValidator as RotatedNotificationSetting, checkRotatedNotificationSetting as check };
