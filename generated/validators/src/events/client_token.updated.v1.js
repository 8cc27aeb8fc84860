// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkClientTokenUpdatedEventV1 } from '../schemas/ClientTokenUpdatedEventV1.js';

const ClientTokenUpdatedV1Validator = /* @__PURE__ */ validator(checkClientTokenUpdatedEventV1);

export {
  ClientTokenUpdatedV1Validator as ClientTokenUpdatedV1,
  checkClientTokenUpdatedEventV1 as ClientTokenUpdatedV1Check,
};
