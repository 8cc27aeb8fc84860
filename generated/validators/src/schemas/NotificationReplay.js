// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntf_[a-z0-9]{26}$', 'u');

function checkNotificationReplay(data, fast) {
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
            message: 'be a notification id (ntf_01...)',
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

const NotificationReplayValidator = /* @__PURE__ */ validator(checkNotificationReplay);

export { NotificationReplayValidator as NotificationReplay, checkNotificationReplay as check };
