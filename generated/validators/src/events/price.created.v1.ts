// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkPriceCreatedEventV1 } from '../schemas/PriceCreatedEventV1.ts';

/** @see events/price.yaml#/price.created.v1/post */
const PriceCreatedV1Validator: Validator<types.PriceCreatedV1> = /* @__PURE__ */ validator(checkPriceCreatedEventV1);

export { PriceCreatedV1Validator as PriceCreatedV1, checkPriceCreatedEventV1 as PriceCreatedV1Check };
