// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/SubscriptionPastDueEventV1.ts';

/** @see events/subscription.yaml#/subscription.past_due.v1/post */
const validator0: Validator<types.SubscriptionPastDueV1> = /* @__PURE__ */ validator(check0);

export { validator0 as SubscriptionPastDueV1, check0 as SubscriptionPastDueV1Check };
