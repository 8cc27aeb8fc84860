// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkDiscountUpdatedEventV1 } from '../schemas/DiscountUpdatedEventV1.js';

const DiscountUpdatedV1Validator = /* @__PURE__ */ validator(checkDiscountUpdatedEventV1);

export { DiscountUpdatedV1Validator as DiscountUpdatedV1, checkDiscountUpdatedEventV1 as DiscountUpdatedV1Check };
