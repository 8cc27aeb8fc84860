// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionCompletedEventV1 } from '../schemas/TransactionCompletedEventV1.ts';

/** @see events/transaction.yaml#/transaction.completed.v1/post */
const TransactionCompletedV1Validator: Validator<types.TransactionCompletedV1> = /* @__PURE__ */ validator(
  checkTransactionCompletedEventV1,
);

export {
  TransactionCompletedV1Validator as TransactionCompletedV1,
  checkTransactionCompletedEventV1 as TransactionCompletedV1Check,
};
