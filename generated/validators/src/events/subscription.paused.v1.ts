// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkSubscriptionPausedEventV1 } from '../schemas/SubscriptionPausedEventV1.ts';

/** @see events/subscription.yaml#/subscription.paused.v1/post */
const SubscriptionPausedV1Validator: Validator<types.SubscriptionPausedV1> =
  /* @__PURE__ */ validator(checkSubscriptionPausedEventV1);

export {
  SubscriptionPausedV1Validator as SubscriptionPausedV1,
  checkSubscriptionPausedEventV1 as SubscriptionPausedV1Check,
};
