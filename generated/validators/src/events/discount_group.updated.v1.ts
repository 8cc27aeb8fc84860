// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkDiscountGroupUpdatedEventV1 } from '../schemas/DiscountGroupUpdatedEventV1.ts';

/** @see events/discount-group.yaml#/discount_group.updated.v1/post */
const DiscountGroupUpdatedV1Validator: Validator<types.DiscountGroupUpdatedV1> = /* @__PURE__ */ validator(
  checkDiscountGroupUpdatedEventV1,
);

export {
  DiscountGroupUpdatedV1Validator as DiscountGroupUpdatedV1,
  checkDiscountGroupUpdatedEventV1 as DiscountGroupUpdatedV1Check,
};
