// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/PayoutCreatedEventV1.ts';

/** @see events/payout.yaml#/payout.created.v1/post */
const validator0: Validator<types.PayoutCreatedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as PayoutCreatedV1, check0 as PayoutCreatedV1Check };
