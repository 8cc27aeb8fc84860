// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkDiscountCreatedEventV1 } from '../schemas/DiscountCreatedEventV1.ts';

/** @see events/discount.yaml#/discount.created.v1/post */
const DiscountCreatedV1Validator: Validator<types.DiscountCreatedV1> =
  /* @__PURE__ */ validator(checkDiscountCreatedEventV1);

export { DiscountCreatedV1Validator as DiscountCreatedV1, checkDiscountCreatedEventV1 as DiscountCreatedV1Check };
