// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkBusinessUpdatedEventV1 } from '../schemas/BusinessUpdatedEventV1.ts';

/** @see events/business.yaml#/business.updated.v1/post */
const BusinessUpdatedV1Validator: Validator<types.BusinessUpdatedV1> =
  /* @__PURE__ */ validator(checkBusinessUpdatedEventV1);

export { BusinessUpdatedV1Validator as BusinessUpdatedV1, checkBusinessUpdatedEventV1 as BusinessUpdatedV1Check };
