// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');

function checkNotificationSettingId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntfset_[a-z0-9]{26}$',
        message: 'be a notification setting id (ntfset_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const NotificationSettingIdValidator = /* @__PURE__ */ validator(checkNotificationSettingId);

export { NotificationSettingIdValidator as NotificationSettingId, checkNotificationSettingId as check };
