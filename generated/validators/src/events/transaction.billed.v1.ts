// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/TransactionBilledEventV1.ts';

/** @see events/transaction.yaml#/transaction.billed.v1/post */
const validator0: Validator<types.TransactionBilledV1> = /* @__PURE__ */ validator(check0);

export { validator0 as TransactionBilledV1, check0 as TransactionBilledV1Check };
