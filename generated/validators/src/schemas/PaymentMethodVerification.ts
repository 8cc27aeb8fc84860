// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkDomainVerification } from '../schemas/DomainVerification.ts';

function checkPaymentMethodVerification(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.device_wallet_a === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'device_wallet_a' });
    } else {
      const device_wallet_a = data.device_wallet_a;
      const found = checkDomainVerification(device_wallet_a, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/device_wallet_a');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

/** @see schemas/checkout-domain.yaml#/PaymentMethodVerification */
const PaymentMethodVerificationValidator: Validator<types.PaymentMethodVerification> =
  /* @__PURE__ */ validator(checkPaymentMethodVerification);

export { PaymentMethodVerificationValidator as PaymentMethodVerification, checkPaymentMethodVerification as check };
