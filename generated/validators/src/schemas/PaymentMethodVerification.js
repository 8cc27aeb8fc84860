import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/DomainVerification.js';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.device_wallet_a === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'device_wallet_a' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.device_wallet_a, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/device_wallet_a');
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as PaymentMethodVerification, validate0 as check };
