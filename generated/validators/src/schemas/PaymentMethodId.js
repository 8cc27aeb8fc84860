// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^paymtd_[a-z0-9]{26}$', 'u');

function checkPaymentMethodId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^paymtd_[a-z0-9]{26}$',
        message: 'be a payment method id (paymtd_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const PaymentMethodIdValidator = /* @__PURE__ */ validator(checkPaymentMethodId);

export { PaymentMethodIdValidator as PaymentMethodId, checkPaymentMethodId as check };
