// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkApiKeyCreatedEventV1 } from '../schemas/ApiKeyCreatedEventV1.ts';

/** @see events/api-key.yaml#/api_key.created.v1/post */
const ApiKeyCreatedV1Validator: Validator<types.ApiKeyCreatedV1> = /* @__PURE__ */ validator(checkApiKeyCreatedEventV1);

export { ApiKeyCreatedV1Validator as ApiKeyCreatedV1, checkApiKeyCreatedEventV1 as ApiKeyCreatedV1Check };
