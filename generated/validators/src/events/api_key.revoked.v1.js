// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkApiKeyRevokedEventV1 } from '../schemas/ApiKeyRevokedEventV1.js';

const ApiKeyRevokedV1Validator = /* @__PURE__ */ validator(checkApiKeyRevokedEventV1);

export { ApiKeyRevokedV1Validator as ApiKeyRevokedV1, checkApiKeyRevokedEventV1 as ApiKeyRevokedV1Check };
