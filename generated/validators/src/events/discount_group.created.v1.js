// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkDiscountGroupCreatedEventV1 } from '../schemas/DiscountGroupCreatedEventV1.js';

const DiscountGroupCreatedV1Validator = /* @__PURE__ */ validator(checkDiscountGroupCreatedEventV1);

export {
  DiscountGroupCreatedV1Validator as DiscountGroupCreatedV1,
  checkDiscountGroupCreatedEventV1 as DiscountGroupCreatedV1Check,
};
