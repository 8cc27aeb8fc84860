// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkSubscriptionCanceledEventV1 } from '../schemas/SubscriptionCanceledEventV1.ts';

/** @see events/subscription.yaml#/subscription.canceled.v1/post */
const SubscriptionCanceledV1Validator: Validator<types.SubscriptionCanceledV1> = /* @__PURE__ */ validator(
  checkSubscriptionCanceledEventV1,
);

export {
  SubscriptionCanceledV1Validator as SubscriptionCanceledV1,
  checkSubscriptionCanceledEventV1 as SubscriptionCanceledV1Check,
};
