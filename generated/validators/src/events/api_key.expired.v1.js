// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkApiKeyExpiredEventV1 } from '../schemas/ApiKeyExpiredEventV1.js';

const ApiKeyExpiredV1Validator = /* @__PURE__ */ validator(checkApiKeyExpiredEventV1);

export { ApiKeyExpiredV1Validator as ApiKeyExpiredV1, checkApiKeyExpiredEventV1 as ApiKeyExpiredV1Check };
