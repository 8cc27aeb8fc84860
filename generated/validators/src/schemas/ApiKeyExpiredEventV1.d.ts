// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key.yaml#/ApiKeyExpiredEventV1 */
export declare const ApiKeyExpiredEventV1: runtime.Validator<types.ApiKeyExpiredEventV1>;

export declare const check: runtime.Check;
