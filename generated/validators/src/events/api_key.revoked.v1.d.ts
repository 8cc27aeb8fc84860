// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key.yaml#/api_key.revoked.v1/post */
export declare const ApiKeyRevokedV1: runtime.Validator<types.ApiKeyRevokedV1>;

export declare const ApiKeyRevokedV1Check: runtime.Check;
