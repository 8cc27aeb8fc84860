// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkSubscriptionCreatedEventV1 } from '../schemas/SubscriptionCreatedEventV1.ts';

/** @see events/subscription.yaml#/subscription.created.v1/post */
const SubscriptionCreatedV1Validator: Validator<types.SubscriptionCreatedV1> = /* @__PURE__ */ validator(
  checkSubscriptionCreatedEventV1,
);

export {
  SubscriptionCreatedV1Validator as SubscriptionCreatedV1,
  checkSubscriptionCreatedEventV1 as SubscriptionCreatedV1Check,
};
