// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkProductCollectionUpdatedEventV1 } from '../schemas/ProductCollectionUpdatedEventV1.ts';

/** @see events/product-collection.yaml#/product_collection.updated.v1/post */
const ProductCollectionUpdatedV1Validator: Validator<types.ProductCollectionUpdatedV1> = /* @__PURE__ */ validator(
  checkProductCollectionUpdatedEventV1,
);

export {
  ProductCollectionUpdatedV1Validator as ProductCollectionUpdatedV1,
  checkProductCollectionUpdatedEventV1 as ProductCollectionUpdatedV1Check,
};
