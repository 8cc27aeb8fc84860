// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkDiscountUpdatedEventV1 } from '../schemas/DiscountUpdatedEventV1.ts';

/** @see events/discount.yaml#/discount.updated.v1/post */
const DiscountUpdatedV1Validator: Validator<types.DiscountUpdatedV1> =
  /* @__PURE__ */ validator(checkDiscountUpdatedEventV1);

export { DiscountUpdatedV1Validator as DiscountUpdatedV1, checkDiscountUpdatedEventV1 as DiscountUpdatedV1Check };
