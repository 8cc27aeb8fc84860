// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkDiscountCreatedEventV1 } from '../schemas/DiscountCreatedEventV1.js';

const DiscountCreatedV1Validator = /* @__PURE__ */ validator(checkDiscountCreatedEventV1);

export { DiscountCreatedV1Validator as DiscountCreatedV1, checkDiscountCreatedEventV1 as DiscountCreatedV1Check };
