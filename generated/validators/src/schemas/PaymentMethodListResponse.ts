// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/MetaWithPagination.ts';
import { check as check0 } from '../schemas/PaymentMethod.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'data' });
    } else {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const found0 = check0(data0[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/data/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/data', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.meta === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'meta' });
    } else {
      const found1 = check1(data.meta, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/meta');
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

/** @see schemas/payment-method.yaml#/PaymentMethodListResponse */
const validator0: Validator<types.PaymentMethodListResponse> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentMethodListResponse, validate0 as check };
