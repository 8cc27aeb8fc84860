// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkAdjustmentUpdatedEventV1 } from '../schemas/AdjustmentUpdatedEventV1.ts';

/** @see events/adjustment.yaml#/adjustment.updated.v1/post */
const AdjustmentUpdatedV1Validator: Validator<types.AdjustmentUpdatedV1> =
  /* @__PURE__ */ validator(checkAdjustmentUpdatedEventV1);

export {
  AdjustmentUpdatedV1Validator as AdjustmentUpdatedV1,
  checkAdjustmentUpdatedEventV1 as AdjustmentUpdatedV1Check,
};
