// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key.yaml#/ApiKeyCreatedEventV1 */
export declare const ApiKeyCreatedEventV1: runtime.Validator<types.ApiKeyCreatedEventV1>;

export declare const check: runtime.Check;
