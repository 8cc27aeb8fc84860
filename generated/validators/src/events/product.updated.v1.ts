// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkProductUpdatedEventV1 } from '../schemas/ProductUpdatedEventV1.ts';

/** @see events/product.yaml#/product.updated.v1/post */
const ProductUpdatedV1Validator: Validator<types.ProductUpdatedV1> =
  /* @__PURE__ */ validator(checkProductUpdatedEventV1);

export { ProductUpdatedV1Validator as ProductUpdatedV1, checkProductUpdatedEventV1 as ProductUpdatedV1Check };
