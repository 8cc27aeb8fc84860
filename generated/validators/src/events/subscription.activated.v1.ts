// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkSubscriptionActivatedEventV1 } from '../schemas/SubscriptionActivatedEventV1.ts';

/** @see events/subscription.yaml#/subscription.activated.v1/post */
const SubscriptionActivatedV1Validator: Validator<types.SubscriptionActivatedV1> = /* @__PURE__ */ validator(
  checkSubscriptionActivatedEventV1,
);

export {
  SubscriptionActivatedV1Validator as SubscriptionActivatedV1,
  checkSubscriptionActivatedEventV1 as SubscriptionActivatedV1Check,
};
