// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkDiscountGroupCreatedEventV1 } from '../schemas/DiscountGroupCreatedEventV1.ts';

/** @see events/discount-group.yaml#/discount_group.created.v1/post */
const DiscountGroupCreatedV1Validator: Validator<types.DiscountGroupCreatedV1> = /* @__PURE__ */ validator(
  checkDiscountGroupCreatedEventV1,
);

export {
  DiscountGroupCreatedV1Validator as DiscountGroupCreatedV1,
  checkDiscountGroupCreatedEventV1 as DiscountGroupCreatedV1Check,
};
