// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkApiKeyUpdatedEventV1 } from '../schemas/ApiKeyUpdatedEventV1.js';

const ApiKeyUpdatedV1Validator = /* @__PURE__ */ validator(checkApiKeyUpdatedEventV1);

export { ApiKeyUpdatedV1Validator as ApiKeyUpdatedV1, checkApiKeyUpdatedEventV1 as ApiKeyUpdatedV1Check };
