// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkApiKeyExposureCreatedEventV1 } from '../schemas/ApiKeyExposureCreatedEventV1.ts';

/** @see events/api-key-exposure.yaml#/api_key_exposure.created.v1/post */
const ApiKeyExposureCreatedV1Validator: Validator<types.ApiKeyExposureCreatedV1> = /* @__PURE__ */ validator(
  checkApiKeyExposureCreatedEventV1,
);

export {
  ApiKeyExposureCreatedV1Validator as ApiKeyExposureCreatedV1,
  checkApiKeyExposureCreatedEventV1 as ApiKeyExposureCreatedV1Check,
};
