// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/ApiKeyExpiredEventV1.ts';

/** @see events/api-key.yaml#/api_key.expired.v1/post */
const validator0: Validator<types.ApiKeyExpiredV1> = /* @__PURE__ */ validator(check0);

export { validator0 as ApiKeyExpiredV1, check0 as ApiKeyExpiredV1Check };
