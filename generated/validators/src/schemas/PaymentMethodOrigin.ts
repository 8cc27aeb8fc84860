// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['saved_during_purchase', 'subscription', 'subscription_saved_during_purchase'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'saved_during_purchase' || data === 'subscription' || data === 'subscription_saved_during_purchase')) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/payment-method.yaml#/PaymentMethodOrigin */
const validator0: Validator<types.PaymentMethodOrigin> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentMethodOrigin, validate0 as check };
