// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntflog_[a-z0-9]{26}$', 'u');

function checkNotificationLogId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntflog_[a-z0-9]{26}$',
        message: 'be a notification log id (ntflog_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const NotificationLogIdValidator = /* @__PURE__ */ validator(checkNotificationLogId);

export { NotificationLogIdValidator as NotificationLogId, checkNotificationLogId as check };
