// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkPriceImportedEventV1 } from '../schemas/PriceImportedEventV1.ts';

/** @see events/price.yaml#/price.imported.v1/post */
const PriceImportedV1Validator: Validator<types.PriceImportedV1> = /* @__PURE__ */ validator(checkPriceImportedEventV1);

export { PriceImportedV1Validator as PriceImportedV1, checkPriceImportedEventV1 as PriceImportedV1Check };
