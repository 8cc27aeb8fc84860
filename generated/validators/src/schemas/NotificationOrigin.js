// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['event', 'replay'];

function checkNotificationOrigin(data, fast) {
  let faults = null;
  if (!(data === 'event' || data === 'replay')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const NotificationOriginValidator = /* @__PURE__ */ validator(checkNotificationOrigin);

export { NotificationOriginValidator as NotificationOrigin, checkNotificationOrigin as check };
