// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkPriceUpdatedEventV1 } from '../schemas/PriceUpdatedEventV1.ts';

/** @see events/price.yaml#/price.updated.v1/post */
const PriceUpdatedV1Validator: Validator<types.PriceUpdatedV1> = /* @__PURE__ */ validator(checkPriceUpdatedEventV1);

export { PriceUpdatedV1Validator as PriceUpdatedV1, checkPriceUpdatedEventV1 as PriceUpdatedV1Check };
