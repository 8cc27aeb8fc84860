// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkTransactionReadyEventV1 } from '../schemas/TransactionReadyEventV1.ts';

/** @see events/transaction.yaml#/transaction.ready.v1/post */
const TransactionReadyV1Validator: Validator<types.TransactionReadyV1> =
  /* @__PURE__ */ validator(checkTransactionReadyEventV1);

export { TransactionReadyV1Validator as TransactionReadyV1, checkTransactionReadyEventV1 as TransactionReadyV1Check };
