// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['saved_during_purchase', 'subscription', 'subscription_saved_during_purchase'];

function checkPaymentMethodOrigin(data, fast) {
  let faults = null;
  if (!(data === 'saved_during_purchase' || data === 'subscription' || data === 'subscription_saved_during_purchase')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const PaymentMethodOriginValidator = /* @__PURE__ */ validator(checkPaymentMethodOrigin);

export { PaymentMethodOriginValidator as PaymentMethodOrigin, checkPaymentMethodOrigin as check };
