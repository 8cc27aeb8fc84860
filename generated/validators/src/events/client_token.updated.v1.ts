// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkClientTokenUpdatedEventV1 } from '../schemas/ClientTokenUpdatedEventV1.ts';

/** @see events/client-token.yaml#/client_token.updated.v1/post */
const ClientTokenUpdatedV1Validator: Validator<types.ClientTokenUpdatedV1> =
  /* @__PURE__ */ validator(checkClientTokenUpdatedEventV1);

export {
  ClientTokenUpdatedV1Validator as ClientTokenUpdatedV1,
  checkClientTokenUpdatedEventV1 as ClientTokenUpdatedV1Check,
};
