// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkProductCreatedEventV1 } from '../schemas/ProductCreatedEventV1.js';

const ProductCreatedV1Validator = /* @__PURE__ */ validator(checkProductCreatedEventV1);

export { ProductCreatedV1Validator as ProductCreatedV1, checkProductCreatedEventV1 as ProductCreatedV1Check };
