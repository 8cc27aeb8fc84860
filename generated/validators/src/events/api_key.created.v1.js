// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkApiKeyCreatedEventV1 } from '../schemas/ApiKeyCreatedEventV1.js';

const ApiKeyCreatedV1Validator = /* @__PURE__ */ validator(checkApiKeyCreatedEventV1);

export { ApiKeyCreatedV1Validator as ApiKeyCreatedV1, checkApiKeyCreatedEventV1 as ApiKeyCreatedV1Check };
