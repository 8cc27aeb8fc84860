// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

function checkFutureTime(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!isDateTime(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'format', {
        limit: 'date-time',
        message: 'be a date and time such as 2026-01-31T09:30:00Z',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const FutureTimeValidator = /* @__PURE__ */ validator(checkFutureTime);

export { FutureTimeValidator as FutureTime, checkFutureTime as check };
