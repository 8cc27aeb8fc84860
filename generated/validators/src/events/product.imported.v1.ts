// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkProductImportedEventV1 } from '../schemas/ProductImportedEventV1.ts';

/** @see events/product.yaml#/product.imported.v1/post */
const ProductImportedV1Validator: Validator<types.ProductImportedV1> =
  /* @__PURE__ */ validator(checkProductImportedEventV1);

export { ProductImportedV1Validator as ProductImportedV1, checkProductImportedEventV1 as ProductImportedV1Check };
