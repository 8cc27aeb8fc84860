// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/TransactionRevisedEventV1.ts';

/** @see events/transaction.yaml#/transaction.revised.v1/post */
const validator0: Validator<types.TransactionRevisedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as TransactionRevisedV1, check0 as TransactionRevisedV1Check };
