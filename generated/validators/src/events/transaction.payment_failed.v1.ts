// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/TransactionPaymentFailedEventV1.ts';

/** @see events/transaction.yaml#/transaction.payment_failed.v1/post */
const validator0: Validator<types.TransactionPaymentFailedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as TransactionPaymentFailedV1, check0 as TransactionPaymentFailedV1Check };
