// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Issuer.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data0 = data.type;
      const found0 = check0(data0, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data0), '/type');
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

/** @see schemas/payment-method.yaml#/KoreaLocal */
const validator0: Validator<types.KoreaLocal> = /* @__PURE__ */ validator(validate0);

export { validator0 as KoreaLocal, validate0 as check };
