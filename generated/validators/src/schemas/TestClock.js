// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const values = ['ready', 'advancing'];

function checkTestClock(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'ready' || status === 'advancing')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
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
    if (data.advances_to === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'advances_to' });
    } else {
      const advances_to = data.advances_to;
      if (typeof advances_to == 'string') {
        if (!isDateTime(advances_to)) {
          if (fast) return rejected;
          faults = note(faults, '/advances_to', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(advances_to === null)) {
        if (fast) return rejected;
        faults = note(faults, '/advances_to', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TestClockValidator = /* @__PURE__ */ validator(checkTestClock);

export { TestClockValidator as TestClock, checkTestClock as check };
