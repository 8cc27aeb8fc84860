// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkDiscountGroupUpdatedEventV1 } from '../schemas/DiscountGroupUpdatedEventV1.js';

const DiscountGroupUpdatedV1Validator = /* @__PURE__ */ validator(checkDiscountGroupUpdatedEventV1);

export {
  DiscountGroupUpdatedV1Validator as DiscountGroupUpdatedV1,
  checkDiscountGroupUpdatedEventV1 as DiscountGroupUpdatedV1Check,
};
