// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key.yaml#/api_key.updated.v1/post */
export declare const ApiKeyUpdatedV1: runtime.Validator<types.ApiKeyUpdatedV1>;

export declare const ApiKeyUpdatedV1Check: runtime.Check;
