// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/KoreaLocal.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.korea_local === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'korea_local' });
    } else {
      let data0 = data.korea_local;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        const found0 = check0(data0, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/korea_local');
          errors = vErrors.length;
        }
      } else if (!(data0 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/korea_local', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/payment-method.yaml#/UnderlyingDetails */
const validator0: Validator<types.UnderlyingDetails> = /* @__PURE__ */ validator(validate0);

export { validator0 as UnderlyingDetails, validate0 as check };
