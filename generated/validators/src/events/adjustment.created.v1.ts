// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkAdjustmentCreatedEventV1 } from '../schemas/AdjustmentCreatedEventV1.ts';

/** @see events/adjustment.yaml#/adjustment.created.v1/post */
const AdjustmentCreatedV1Validator: Validator<types.AdjustmentCreatedV1> =
  /* @__PURE__ */ validator(checkAdjustmentCreatedEventV1);

export {
  AdjustmentCreatedV1Validator as AdjustmentCreatedV1,
  checkAdjustmentCreatedEventV1 as AdjustmentCreatedV1Check,
};
