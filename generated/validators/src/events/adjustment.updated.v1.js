// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkAdjustmentUpdatedEventV1 } from '../schemas/AdjustmentUpdatedEventV1.js';

const AdjustmentUpdatedV1Validator = /* @__PURE__ */ validator(checkAdjustmentUpdatedEventV1);

export {
  AdjustmentUpdatedV1Validator as AdjustmentUpdatedV1,
  checkAdjustmentUpdatedEventV1 as AdjustmentUpdatedV1Check,
};
