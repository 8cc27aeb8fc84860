// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkPaymentMethodSavedEventV1 } from '../schemas/PaymentMethodSavedEventV1.ts';

/** @see events/payment-method.yaml#/payment_method.saved.v1/post */
const PaymentMethodSavedV1Validator: Validator<types.PaymentMethodSavedV1> =
  /* @__PURE__ */ validator(checkPaymentMethodSavedEventV1);

export {
  PaymentMethodSavedV1Validator as PaymentMethodSavedV1,
  checkPaymentMethodSavedEventV1 as PaymentMethodSavedV1Check,
};
