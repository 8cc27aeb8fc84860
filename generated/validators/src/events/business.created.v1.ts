// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkBusinessCreatedEventV1 } from '../schemas/BusinessCreatedEventV1.ts';

/** @see events/business.yaml#/business.created.v1/post */
const BusinessCreatedV1Validator: Validator<types.BusinessCreatedV1> =
  /* @__PURE__ */ validator(checkBusinessCreatedEventV1);

export { BusinessCreatedV1Validator as BusinessCreatedV1, checkBusinessCreatedEventV1 as BusinessCreatedV1Check };
