// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['day', 'week', 'month', 'year'];

function checkTimeInterval(data, fast) {
  let faults = null;
  if (!(data === 'day' || data === 'week' || data === 'month' || data === 'year')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const TimeIntervalValidator = /* @__PURE__ */ validator(checkTimeInterval);

export { TimeIntervalValidator as TimeInterval, checkTimeInterval as check };
