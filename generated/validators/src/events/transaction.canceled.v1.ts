// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionCanceledEventV1 } from '../schemas/TransactionCanceledEventV1.ts';

/** @see events/transaction.yaml#/transaction.canceled.v1/post */
const TransactionCanceledV1Validator: Validator<types.TransactionCanceledV1> = /* @__PURE__ */ validator(
  checkTransactionCanceledEventV1,
);

export {
  TransactionCanceledV1Validator as TransactionCanceledV1,
  checkTransactionCanceledEventV1 as TransactionCanceledV1Check,
};
