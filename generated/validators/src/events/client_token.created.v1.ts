// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkClientTokenCreatedEventV1 } from '../schemas/ClientTokenCreatedEventV1.ts';

/** @see events/client-token.yaml#/client_token.created.v1/post */
const ClientTokenCreatedV1Validator: Validator<types.ClientTokenCreatedV1> =
  /* @__PURE__ */ validator(checkClientTokenCreatedEventV1);

export {
  ClientTokenCreatedV1Validator as ClientTokenCreatedV1,
  checkClientTokenCreatedEventV1 as ClientTokenCreatedV1Check,
};
