// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { adopt as adopt0, note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/EventEnvelope.ts';
import { check as check1 } from '../schemas/Price.ts';

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
    if (data.event_type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'event_type' });
    } else {
      if (data.event_type !== 'price.updated') {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/event_type', 'const', { limit: 'price.updated' });
      }
    }
    if (data.data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'data' });
    } else {
      const found1 = check1(data.data, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/data');
        errors = vErrors.length;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see events/price.yaml#/PriceUpdatedEventV1 */
const validator0: Validator<types.PriceUpdatedEventV1> = /* @__PURE__ */ validator(validate0);

export { validator0 as PriceUpdatedEventV1, validate0 as check };
