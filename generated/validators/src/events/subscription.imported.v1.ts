// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkSubscriptionImportedEventV1 } from '../schemas/SubscriptionImportedEventV1.ts';

/** @see events/subscription.yaml#/subscription.imported.v1/post */
const SubscriptionImportedV1Validator: Validator<types.SubscriptionImportedV1> = /* @__PURE__ */ validator(
  checkSubscriptionImportedEventV1,
);

export {
  SubscriptionImportedV1Validator as SubscriptionImportedV1,
  checkSubscriptionImportedEventV1 as SubscriptionImportedV1Check,
};
