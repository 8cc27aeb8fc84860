// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkApiKeyUpdatedEventV1 } from '../schemas/ApiKeyUpdatedEventV1.ts';

/** @see events/api-key.yaml#/api_key.updated.v1/post */
const ApiKeyUpdatedV1Validator: Validator<types.ApiKeyUpdatedV1> = /* @__PURE__ */ validator(checkApiKeyUpdatedEventV1);

export { ApiKeyUpdatedV1Validator as ApiKeyUpdatedV1, checkApiKeyUpdatedEventV1 as ApiKeyUpdatedV1Check };
