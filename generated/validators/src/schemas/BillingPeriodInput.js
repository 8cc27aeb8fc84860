// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

function checkBillingPeriodInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'starts_at' || key === 'ends_at')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.starts_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'starts_at' });
    } else {
      const starts_at = data.starts_at;
      if (typeof starts_at == 'string') {
        if (!isDateTime(starts_at)) {
          if (fast) return rejected;
          faults = note(faults, '/starts_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/starts_at', 'type', { type: 'string' });
      }
    }
    if (data.ends_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'ends_at' });
    } else {
      const ends_at = data.ends_at;
      if (typeof ends_at == 'string') {
        if (!isDateTime(ends_at)) {
          if (fast) return rejected;
          faults = note(faults, '/ends_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/ends_at', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const BillingPeriodInputValidator = /* @__PURE__ */ validator(checkBillingPeriodInput);

export { BillingPeriodInputValidator as BillingPeriodInput, checkBillingPeriodInput as check };
