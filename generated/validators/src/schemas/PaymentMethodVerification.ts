// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/DomainVerification.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.device_wallet_a === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'device_wallet_a' });
    } else {
      const found0 = check0(data.device_wallet_a, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/device_wallet_a');
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

/** @see schemas/checkout-domain.yaml#/PaymentMethodVerification */
const validator0: Validator<types.PaymentMethodVerification> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentMethodVerification, validate0 as check };
