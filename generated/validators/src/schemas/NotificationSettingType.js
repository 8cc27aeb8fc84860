// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['email', 'url'];

function checkNotificationSettingType(data, fast) {
  let faults = null;
  if (!(data === 'email' || data === 'url')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const NotificationSettingTypeValidator = /* @__PURE__ */ validator(checkNotificationSettingType);

export { NotificationSettingTypeValidator as NotificationSettingType, checkNotificationSettingType as check };
