// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key.yaml#/api_key.expiring.v1/post */
export declare const ApiKeyExpiringV1: runtime.Validator<types.ApiKeyExpiringV1>;

export declare const ApiKeyExpiringV1Check: runtime.Check;
