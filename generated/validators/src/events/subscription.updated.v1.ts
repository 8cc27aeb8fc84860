// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkSubscriptionUpdatedEventV1 } from '../schemas/SubscriptionUpdatedEventV1.ts';

/** @see events/subscription.yaml#/subscription.updated.v1/post */
const SubscriptionUpdatedV1Validator: Validator<types.SubscriptionUpdatedV1> = /* @__PURE__ */ validator(
  checkSubscriptionUpdatedEventV1,
);

export {
  SubscriptionUpdatedV1Validator as SubscriptionUpdatedV1,
  checkSubscriptionUpdatedEventV1 as SubscriptionUpdatedV1Check,
};
