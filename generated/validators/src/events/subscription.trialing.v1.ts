// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkSubscriptionTrialingEventV1 } from '../schemas/SubscriptionTrialingEventV1.ts';

/** @see events/subscription.yaml#/subscription.trialing.v1/post */
const SubscriptionTrialingV1Validator: Validator<types.SubscriptionTrialingV1> = /* @__PURE__ */ validator(
  checkSubscriptionTrialingEventV1,
);

export {
  SubscriptionTrialingV1Validator as SubscriptionTrialingV1,
  checkSubscriptionTrialingEventV1 as SubscriptionTrialingV1Check,
};
