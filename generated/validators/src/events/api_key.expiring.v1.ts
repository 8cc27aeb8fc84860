// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/ApiKeyExpiringEventV1.ts';

/** @see events/api-key.yaml#/api_key.expiring.v1/post */
const validator0: Validator<types.ApiKeyExpiringV1> = /* @__PURE__ */ validator(check0);

export { validator0 as ApiKeyExpiringV1, check0 as ApiKeyExpiringV1Check };
