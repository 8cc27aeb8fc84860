// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionUpdatedEventV1 } from '../schemas/TransactionUpdatedEventV1.ts';

/** @see events/transaction.yaml#/transaction.updated.v1/post */
const TransactionUpdatedV1Validator: Validator<types.TransactionUpdatedV1> =
  /* @__PURE__ */ validator(checkTransactionUpdatedEventV1);

export {
  TransactionUpdatedV1Validator as TransactionUpdatedV1,
  checkTransactionUpdatedEventV1 as TransactionUpdatedV1Check,
};
