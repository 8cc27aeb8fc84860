// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/PaymentMethodDeletedEventV1.ts';

/** @see events/payment-method.yaml#/payment_method.deleted.v1/post */
const validator0: Validator<types.PaymentMethodDeletedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as PaymentMethodDeletedV1, check0 as PaymentMethodDeletedV1Check };
