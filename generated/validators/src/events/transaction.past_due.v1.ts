// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionPastDueEventV1 } from '../schemas/TransactionPastDueEventV1.ts';

/** @see events/transaction.yaml#/transaction.past_due.v1/post */
const TransactionPastDueV1Validator: Validator<types.TransactionPastDueV1> =
  /* @__PURE__ */ validator(checkTransactionPastDueEventV1);

export {
  TransactionPastDueV1Validator as TransactionPastDueV1,
  checkTransactionPastDueEventV1 as TransactionPastDueV1Check,
};
