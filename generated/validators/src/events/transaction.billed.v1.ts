// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionBilledEventV1 } from '../schemas/TransactionBilledEventV1.ts';

/** @see events/transaction.yaml#/transaction.billed.v1/post */
const TransactionBilledV1Validator: Validator<types.TransactionBilledV1> =
  /* @__PURE__ */ validator(checkTransactionBilledEventV1);

export {
  TransactionBilledV1Validator as TransactionBilledV1,
  checkTransactionBilledEventV1 as TransactionBilledV1Check,
};
