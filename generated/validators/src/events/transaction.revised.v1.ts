// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionRevisedEventV1 } from '../schemas/TransactionRevisedEventV1.ts';

/** @see events/transaction.yaml#/transaction.revised.v1/post */
const TransactionRevisedV1Validator: Validator<types.TransactionRevisedV1> =
  /* @__PURE__ */ validator(checkTransactionRevisedEventV1);

export {
  TransactionRevisedV1Validator as TransactionRevisedV1,
  checkTransactionRevisedEventV1 as TransactionRevisedV1Check,
};
