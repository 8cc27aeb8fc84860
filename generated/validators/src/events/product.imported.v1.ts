// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/ProductImportedEventV1.ts';

/** @see events/product.yaml#/product.imported.v1/post */
const validator0: Validator<types.ProductImportedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as ProductImportedV1, check0 as ProductImportedV1Check };
