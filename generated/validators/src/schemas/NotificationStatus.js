// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['not_attempted', 'needs_retry', 'delivered', 'failed'];

function checkNotificationStatus(data, fast) {
  let faults = null;
  if (!(data === 'not_attempted' || data === 'needs_retry' || data === 'delivered' || data === 'failed')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const NotificationStatusValidator = /* @__PURE__ */ validator(checkNotificationStatus);

export { NotificationStatusValidator as NotificationStatus, checkNotificationStatus as check };
