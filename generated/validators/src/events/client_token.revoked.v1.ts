// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/ClientTokenRevokedEventV1.ts';

/** @see events/client-token.yaml#/client_token.revoked.v1/post */
const validator0: Validator<types.ClientTokenRevokedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as ClientTokenRevokedV1, check0 as ClientTokenRevokedV1Check };
