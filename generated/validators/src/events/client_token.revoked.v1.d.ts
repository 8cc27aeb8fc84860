// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/client-token.yaml#/client_token.revoked.v1/post */
export declare const ClientTokenRevokedV1: runtime.Validator<types.ClientTokenRevokedV1>;

export declare const ClientTokenRevokedV1Check: runtime.Check;
