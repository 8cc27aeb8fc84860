// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/ProductCollectionCreatedEventV1.ts';

/** @see events/product-collection.yaml#/product_collection.created.v1/post */
const validator0: Validator<types.ProductCollectionCreatedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as ProductCollectionCreatedV1, check0 as ProductCollectionCreatedV1Check };
