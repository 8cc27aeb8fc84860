// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.url === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'url' });
    } else {
      let data0 = data.url;
      if (typeof data0 !== 'string' && data0 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/url', 'type', { type: ['string', 'null'] });
      }
      if (typeof data0 === 'string') {
        if (data0.length > 2048 && codePoints0(data0) > 2048) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/url', 'maxLength', { limit: 2048 });
        }
        if (data0.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/url', 'minLength', { limit: 1 });
        }
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/billing.yaml#/CheckoutLink */
const validator0: Validator<types.CheckoutLink> = /* @__PURE__ */ validator(validate0);

export { validator0 as CheckoutLink, validate0 as check };
