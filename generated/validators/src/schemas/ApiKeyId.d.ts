// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/ApiKeyId */
export declare const ApiKeyId: runtime.Validator<types.ApiKeyId>;

export declare const check: runtime.Check;
