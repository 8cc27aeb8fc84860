// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkClientTokenRevokedEventV1 } from '../schemas/ClientTokenRevokedEventV1.js';

const ClientTokenRevokedV1Validator = /* @__PURE__ */ validator(checkClientTokenRevokedEventV1);

export {
  ClientTokenRevokedV1Validator as ClientTokenRevokedV1,
  checkClientTokenRevokedEventV1 as ClientTokenRevokedV1Check,
};
