// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

function checkDateTime(data, fast) {
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

/** @see schemas/shared.yaml#/DateTime */
const DateTimeValidator: Validator<types.DateTime> = /* @__PURE__ */ validator(checkDateTime);

export { DateTimeValidator as DateTime, checkDateTime as check };
