// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkPaymentMethodDeletedEventV1 } from '../schemas/PaymentMethodDeletedEventV1.ts';

/** @see events/payment-method.yaml#/payment_method.deleted.v1/post */
const PaymentMethodDeletedV1Validator: Validator<types.PaymentMethodDeletedV1> = /* @__PURE__ */ validator(
  checkPaymentMethodDeletedEventV1,
);

export {
  PaymentMethodDeletedV1Validator as PaymentMethodDeletedV1,
  checkPaymentMethodDeletedEventV1 as PaymentMethodDeletedV1Check,
};
