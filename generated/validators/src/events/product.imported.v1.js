// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkProductImportedEventV1 } from '../schemas/ProductImportedEventV1.js';

const ProductImportedV1Validator = /* @__PURE__ */ validator(checkProductImportedEventV1);

export { ProductImportedV1Validator as ProductImportedV1, checkProductImportedEventV1 as ProductImportedV1Check };
