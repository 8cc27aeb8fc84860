// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/BusinessUpdatedEventV1.ts';

/** @see events/business.yaml#/business.updated.v1/post */
const validator0: Validator<types.BusinessUpdatedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as BusinessUpdatedV1, check0 as BusinessUpdatedV1Check };
