// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/shared.yaml#/TimeInterval */
const TimeIntervalValidator: Validator<types.TimeInterval> = /* @__PURE__ */ validator(checkTimeInterval);

export { TimeIntervalValidator as TimeInterval, checkTimeInterval as check };
