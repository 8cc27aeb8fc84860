// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkDiscountImportedEventV1 } from '../schemas/DiscountImportedEventV1.js';

const DiscountImportedV1Validator = /* @__PURE__ */ validator(checkDiscountImportedEventV1);

export { DiscountImportedV1Validator as DiscountImportedV1, checkDiscountImportedEventV1 as DiscountImportedV1Check };
