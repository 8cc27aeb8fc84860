// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkSubscriptionPastDueEventV1 } from '../schemas/SubscriptionPastDueEventV1.ts';

/** @see events/subscription.yaml#/subscription.past_due.v1/post */
const SubscriptionPastDueV1Validator: Validator<types.SubscriptionPastDueV1> = /* @__PURE__ */ validator(
  checkSubscriptionPastDueEventV1,
);

export {
  SubscriptionPastDueV1Validator as SubscriptionPastDueV1,
  checkSubscriptionPastDueEventV1 as SubscriptionPastDueV1Check,
};
