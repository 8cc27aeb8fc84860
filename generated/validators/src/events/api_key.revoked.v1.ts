// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkApiKeyRevokedEventV1 } from '../schemas/ApiKeyRevokedEventV1.ts';

/** @see events/api-key.yaml#/api_key.revoked.v1/post */
const ApiKeyRevokedV1Validator: Validator<types.ApiKeyRevokedV1> = /* @__PURE__ */ validator(checkApiKeyRevokedEventV1);

export { ApiKeyRevokedV1Validator as ApiKeyRevokedV1, checkApiKeyRevokedEventV1 as ApiKeyRevokedV1Check };
