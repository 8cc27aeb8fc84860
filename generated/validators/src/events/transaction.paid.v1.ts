// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionPaidEventV1 } from '../schemas/TransactionPaidEventV1.ts';

/** @see events/transaction.yaml#/transaction.paid.v1/post */
const TransactionPaidV1Validator: Validator<types.TransactionPaidV1> =
  /* @__PURE__ */ validator(checkTransactionPaidEventV1);

export { TransactionPaidV1Validator as TransactionPaidV1, checkTransactionPaidEventV1 as TransactionPaidV1Check };
