// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/PaymentMethodSavedEventV1.ts';

/** @see events/payment-method.yaml#/payment_method.saved.v1/post */
const validator0: Validator<types.PaymentMethodSavedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as PaymentMethodSavedV1, check0 as PaymentMethodSavedV1Check };
