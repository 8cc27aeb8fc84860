// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

function checkDeactivation(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.occurred_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'occurred_at' });
    } else {
      const occurred_at = data.occurred_at;
      if (typeof occurred_at == 'string') {
        if (!isDateTime(occurred_at)) {
          if (fast) return rejected;
          faults = note(faults, '/occurred_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/occurred_at', 'type', { type: 'string' });
      }
    }
    if (data.reason === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'reason' });
    } else {
      const reason = data.reason;
      if (!(typeof reason == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/reason', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const DeactivationValidator = /* @__PURE__ */ validator(checkDeactivation);

export { DeactivationValidator as Deactivation, checkDeactivation as check };
