// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkProductCollectionCreatedEventV1 } from '../schemas/ProductCollectionCreatedEventV1.ts';

/** @see events/product-collection.yaml#/product_collection.created.v1/post */
const ProductCollectionCreatedV1Validator: Validator<types.ProductCollectionCreatedV1> = /* @__PURE__ */ validator(
  checkProductCollectionCreatedEventV1,
);

export {
  ProductCollectionCreatedV1Validator as ProductCollectionCreatedV1,
  checkProductCollectionCreatedEventV1 as ProductCollectionCreatedV1Check,
};
