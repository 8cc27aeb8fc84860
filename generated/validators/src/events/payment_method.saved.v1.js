// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkPaymentMethodSavedEventV1 } from '../schemas/PaymentMethodSavedEventV1.js';

const PaymentMethodSavedV1Validator = /* @__PURE__ */ validator(checkPaymentMethodSavedEventV1);

export {
  PaymentMethodSavedV1Validator as PaymentMethodSavedV1,
  checkPaymentMethodSavedEventV1 as PaymentMethodSavedV1Check,
};
