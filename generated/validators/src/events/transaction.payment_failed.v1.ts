// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionPaymentFailedEventV1 } from '../schemas/TransactionPaymentFailedEventV1.ts';

/** @see events/transaction.yaml#/transaction.payment_failed.v1/post */
const TransactionPaymentFailedV1Validator: Validator<types.TransactionPaymentFailedV1> = /* @__PURE__ */ validator(
  checkTransactionPaymentFailedEventV1,
);

export {
  TransactionPaymentFailedV1Validator as TransactionPaymentFailedV1,
  checkTransactionPaymentFailedEventV1 as TransactionPaymentFailedV1Check,
};
