// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['verified', 'unverified'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data0 = data.status;
      if (!(data0 === 'verified' || data0 === 'unverified')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data0 == 'string' });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/checkout-domain.yaml#/DomainVerification */
const validator0: Validator<types.DomainVerification> = /* @__PURE__ */ validator(validate0);

export { validator0 as DomainVerification, validate0 as check };
