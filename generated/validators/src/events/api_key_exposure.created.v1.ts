// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/ApiKeyExposureCreatedEventV1.ts';

/** @see events/api-key-exposure.yaml#/api_key_exposure.created.v1/post */
const validator0: Validator<types.ApiKeyExposureCreatedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as ApiKeyExposureCreatedV1, check0 as ApiKeyExposureCreatedV1Check };
