// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key.yaml#/api_key.created.v1/post */
export declare const ApiKeyCreatedV1: runtime.Validator<types.ApiKeyCreatedV1>;

export declare const ApiKeyCreatedV1Check: runtime.Check;
