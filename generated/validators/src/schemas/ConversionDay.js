// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const pattern = /* @__PURE__ */ new RegExp('^[01]\\.[0-9]{6}$', 'u');

function checkConversionDay(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.timestamp === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'timestamp' });
    } else {
      const timestamp = data.timestamp;
      if (typeof timestamp == 'string') {
        if (!isDateTime(timestamp)) {
          if (fast) return rejected;
          faults = note(faults, '/timestamp', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/timestamp', 'type', { type: 'string' });
      }
    }
    if (data.count === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'count' });
    } else {
      const count = data.count;
      if (!Number.isInteger(count)) {
        if (fast) return rejected;
        faults = note(faults, '/count', 'type', { type: 'integer' });
      }
      if (typeof count == 'number' && isFinite(count)) {
        if (count < 0) {
          if (fast) return rejected;
          faults = note(faults, '/count', 'minimum', { limit: 0 });
        }
      }
    }
    if (data.completed_count === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'completed_count' });
    } else {
      const completed_count = data.completed_count;
      if (!Number.isInteger(completed_count)) {
        if (fast) return rejected;
        faults = note(faults, '/completed_count', 'type', { type: 'integer' });
      }
      if (typeof completed_count == 'number' && isFinite(completed_count)) {
        if (completed_count < 0) {
          if (fast) return rejected;
          faults = note(faults, '/completed_count', 'minimum', { limit: 0 });
        }
      }
    }
    if (data.rate === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'rate' });
    } else {
      const rate = data.rate;
      if (typeof rate == 'string') {
        if (!pattern.test(rate)) {
          if (fast) return rejected;
          faults = note(faults, '/rate', 'pattern', {
            limit: '^[01]\\.[0-9]{6}$',
            message: 'be a decimal from 0 to 1 with six decimals',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/rate', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ConversionDayValidator = /* @__PURE__ */ validator(checkConversionDay);

export { ConversionDayValidator as ConversionDay, checkConversionDay as check };
