// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkApiKeyExpiringEventV1 } from '../schemas/ApiKeyExpiringEventV1.ts';

/** @see events/api-key.yaml#/api_key.expiring.v1/post */
const ApiKeyExpiringV1Validator: Validator<types.ApiKeyExpiringV1> =
  /* @__PURE__ */ validator(checkApiKeyExpiringEventV1);

export { ApiKeyExpiringV1Validator as ApiKeyExpiringV1, checkApiKeyExpiringEventV1 as ApiKeyExpiringV1Check };
