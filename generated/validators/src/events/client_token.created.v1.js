// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkClientTokenCreatedEventV1 } from '../schemas/ClientTokenCreatedEventV1.js';

const ClientTokenCreatedV1Validator = /* @__PURE__ */ validator(checkClientTokenCreatedEventV1);

export {
  ClientTokenCreatedV1Validator as ClientTokenCreatedV1,
  checkClientTokenCreatedEventV1 as ClientTokenCreatedV1Check,
};
