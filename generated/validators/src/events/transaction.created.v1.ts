// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionCreatedEventV1 } from '../schemas/TransactionCreatedEventV1.ts';

/** @see events/transaction.yaml#/transaction.created.v1/post */
const TransactionCreatedV1Validator: Validator<types.TransactionCreatedV1> =
  /* @__PURE__ */ validator(checkTransactionCreatedEventV1);

export {
  TransactionCreatedV1Validator as TransactionCreatedV1,
  checkTransactionCreatedEventV1 as TransactionCreatedV1Check,
};
