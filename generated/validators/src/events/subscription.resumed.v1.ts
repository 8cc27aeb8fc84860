// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkSubscriptionResumedEventV1 } from '../schemas/SubscriptionResumedEventV1.ts';

/** @see events/subscription.yaml#/subscription.resumed.v1/post */
const SubscriptionResumedV1Validator: Validator<types.SubscriptionResumedV1> = /* @__PURE__ */ validator(
  checkSubscriptionResumedEventV1,
);

export {
  SubscriptionResumedV1Validator as SubscriptionResumedV1,
  checkSubscriptionResumedEventV1 as SubscriptionResumedV1Check,
};
