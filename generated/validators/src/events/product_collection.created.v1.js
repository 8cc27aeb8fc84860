// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkProductCollectionCreatedEventV1 } from '../schemas/ProductCollectionCreatedEventV1.js';

const ProductCollectionCreatedV1Validator = /* @__PURE__ */ validator(checkProductCollectionCreatedEventV1);

export {
  ProductCollectionCreatedV1Validator as ProductCollectionCreatedV1,
  checkProductCollectionCreatedEventV1 as ProductCollectionCreatedV1Check,
};
