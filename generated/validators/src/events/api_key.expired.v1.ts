// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkApiKeyExpiredEventV1 } from '../schemas/ApiKeyExpiredEventV1.ts';

/** @see events/api-key.yaml#/api_key.expired.v1/post */
const ApiKeyExpiredV1Validator: Validator<types.ApiKeyExpiredV1> = /* @__PURE__ */ validator(checkApiKeyExpiredEventV1);

export { ApiKeyExpiredV1Validator as ApiKeyExpiredV1, checkApiKeyExpiredEventV1 as ApiKeyExpiredV1Check };
