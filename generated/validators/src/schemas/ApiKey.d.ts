// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/api-key.yaml#/ApiKey */
export declare const ApiKey: runtime.Validator<types.ApiKey>;

export declare const check: runtime.Check;
