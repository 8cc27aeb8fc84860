// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { adopt as adopt0, note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/EventEnvelope.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  const found0 = check0(data, fast);
  if (found0 !== null) {
    if (fast) return found0;
    vErrors = adopt0(vErrors, found0, '');
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'data' });
    } else {
      let data0 = data.data;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/data', 'type', { type: 'object' });
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

/** @see schemas/event.yaml#/EventPayload */
const validator0: Validator<types.EventPayload> = /* @__PURE__ */ validator(validate0);

export { validator0 as EventPayload, validate0 as check };
