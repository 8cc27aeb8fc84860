// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkApiKeyExpiringEventV1 } from '../schemas/ApiKeyExpiringEventV1.js';

const ApiKeyExpiringV1Validator = /* @__PURE__ */ validator(checkApiKeyExpiringEventV1);

export { ApiKeyExpiringV1Validator as ApiKeyExpiringV1, checkApiKeyExpiringEventV1 as ApiKeyExpiringV1Check };
