// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkClientTokenRevokedEventV1 } from '../schemas/ClientTokenRevokedEventV1.ts';

/** @see events/client-token.yaml#/client_token.revoked.v1/post */
const ClientTokenRevokedV1Validator: Validator<types.ClientTokenRevokedV1> =
  /* @__PURE__ */ validator(checkClientTokenRevokedEventV1);

export {
  ClientTokenRevokedV1Validator as ClientTokenRevokedV1,
  checkClientTokenRevokedEventV1 as ClientTokenRevokedV1Check,
};
