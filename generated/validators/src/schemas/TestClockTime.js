// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

function checkTestClockTime(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'time')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.time === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'time' });
    } else {
      const time = data.time;
      if (typeof time == 'string') {
        if (!isDateTime(time)) {
          if (fast) return rejected;
          faults = note(faults, '/time', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/time', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TestClockTimeValidator = /* @__PURE__ */ validator(checkTestClockTime);

export { TestClockTimeValidator as TestClockTime, checkTestClockTime as check };
