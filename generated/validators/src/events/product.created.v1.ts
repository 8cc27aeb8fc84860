// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkProductCreatedEventV1 } from '../schemas/ProductCreatedEventV1.ts';

/** @see events/product.yaml#/product.created.v1/post */
const ProductCreatedV1Validator: Validator<types.ProductCreatedV1> =
  /* @__PURE__ */ validator(checkProductCreatedEventV1);

export { ProductCreatedV1Validator as ProductCreatedV1, checkProductCreatedEventV1 as ProductCreatedV1Check };
