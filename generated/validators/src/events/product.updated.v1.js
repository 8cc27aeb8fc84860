// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkProductUpdatedEventV1 } from '../schemas/ProductUpdatedEventV1.js';

const ProductUpdatedV1Validator = /* @__PURE__ */ validator(checkProductUpdatedEventV1);

export { ProductUpdatedV1Validator as ProductUpdatedV1, checkProductUpdatedEventV1 as ProductUpdatedV1Check };
