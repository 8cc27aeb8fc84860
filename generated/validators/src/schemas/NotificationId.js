// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntf_[a-z0-9]{26}$', 'u');

function checkNotificationId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntf_[a-z0-9]{26}$',
        message: 'be a notification id (ntf_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const NotificationIdValidator = /* @__PURE__ */ validator(checkNotificationId);

export { NotificationIdValidator as NotificationId, checkNotificationId as check };
