// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkProductCollectionUpdatedEventV1 } from '../schemas/ProductCollectionUpdatedEventV1.js';

const ProductCollectionUpdatedV1Validator = /* @__PURE__ */ validator(checkProductCollectionUpdatedEventV1);

export {
  ProductCollectionUpdatedV1Validator as ProductCollectionUpdatedV1,
  checkProductCollectionUpdatedEventV1 as ProductCollectionUpdatedV1Check,
};
