// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { adopt as adopt0, note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Price.ts';
import { check as check0 } from '../schemas/Product.ts';

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
    if (!(data.prices === undefined)) {
      let data0 = data.prices;
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const found1 = check1(data0[i0], fast);
          if (found1 !== null) {
            if (fast) return found1;
            vErrors = adopt0(vErrors, found1, '/prices/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/prices', 'type', { type: 'array' });
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

/** @see schemas/product.yaml#/ProductRead */
const validator0: Validator<types.ProductRead> = /* @__PURE__ */ validator(validate0);

export { validator0 as ProductRead, validate0 as check };
