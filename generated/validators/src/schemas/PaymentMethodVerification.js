// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkDomainVerification } from '../schemas/DomainVerification.js';

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

const PaymentMethodVerificationValidator = /* @__PURE__ */ validator(checkPaymentMethodVerification);

export { PaymentMethodVerificationValidator as PaymentMethodVerification, checkPaymentMethodVerification as check };
