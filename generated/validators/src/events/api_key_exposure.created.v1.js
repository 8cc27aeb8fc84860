// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkApiKeyExposureCreatedEventV1 } from '../schemas/ApiKeyExposureCreatedEventV1.js';

const ApiKeyExposureCreatedV1Validator = /* @__PURE__ */ validator(checkApiKeyExposureCreatedEventV1);

export {
  ApiKeyExposureCreatedV1Validator as ApiKeyExposureCreatedV1,
  checkApiKeyExposureCreatedEventV1 as ApiKeyExposureCreatedV1Check,
};
