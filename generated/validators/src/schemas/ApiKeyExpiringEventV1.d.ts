// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key.yaml#/ApiKeyExpiringEventV1 */
export declare const ApiKeyExpiringEventV1: runtime.Validator<types.ApiKeyExpiringEventV1>;

export declare const check: runtime.Check;
