// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/api-key.yaml#/ApiKeyResponse */
export declare const ApiKeyResponse: runtime.Validator<types.ApiKeyResponse>;

export declare const check: runtime.Check;
