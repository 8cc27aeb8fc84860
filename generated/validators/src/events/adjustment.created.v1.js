// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkAdjustmentCreatedEventV1 } from '../schemas/AdjustmentCreatedEventV1.js';

const AdjustmentCreatedV1Validator = /* @__PURE__ */ validator(checkAdjustmentCreatedEventV1);

export {
  AdjustmentCreatedV1Validator as AdjustmentCreatedV1,
  checkAdjustmentCreatedEventV1 as AdjustmentCreatedV1Check,
};
