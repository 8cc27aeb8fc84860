// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key.yaml#/api_key.expired.v1/post */
export declare const ApiKeyExpiredV1: runtime.Validator<types.ApiKeyExpiredV1>;

export declare const ApiKeyExpiredV1Check: runtime.Check;
