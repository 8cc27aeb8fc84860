// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/api-key.yaml#/ApiKeyStatus */
export declare const ApiKeyStatus: runtime.Validator<types.ApiKeyStatus>;

export declare const check: runtime.Check;
