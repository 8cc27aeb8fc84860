// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (!isDateTime0(data)) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'format', {
        limit: 'date-time',
        message: 'be a date and time such as 2026-01-31T09:30:00Z',
      });
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/DateTime */
const validator0: Validator<types.DateTime> = /* @__PURE__ */ validator(validate0);

export { validator0 as DateTime, validate0 as check };
