// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.field === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'field' });
    } else {
      if (typeof data.field !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/field', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.message === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'message' });
    } else {
      if (typeof data.message !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/message', 'type', { type: 'string' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/FieldError */
const validator0: Validator<types.FieldError> = /* @__PURE__ */ validator(validate0);

export { validator0 as FieldError, validate0 as check };
