// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkPaymentMethodDeletedEventV1 } from '../schemas/PaymentMethodDeletedEventV1.js';

const PaymentMethodDeletedV1Validator = /* @__PURE__ */ validator(checkPaymentMethodDeletedEventV1);

export {
  PaymentMethodDeletedV1Validator as PaymentMethodDeletedV1,
  checkPaymentMethodDeletedEventV1 as PaymentMethodDeletedV1Check,
};
