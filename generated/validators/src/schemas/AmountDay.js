// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const pattern = /* @__PURE__ */ new RegExp('^-?[0-9]{1,20}$', 'u');

function checkAmountDay(data, fast) {
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
    if (data.amount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'amount' });
    } else {
      const amount = data.amount;
      if (typeof amount == 'string') {
        if (!pattern.test(amount)) {
          if (fast) return rejected;
          faults = note(faults, '/amount', 'pattern', {
            limit: '^-?[0-9]{1,20}$',
            message:
              'be up to 20 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/amount', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AmountDayValidator = /* @__PURE__ */ validator(checkAmountDay);

export { AmountDayValidator as AmountDay, checkAmountDay as check };
