// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/api-key-exposure.yaml#/ApiKeyExposure */
export declare const ApiKeyExposure: runtime.Validator<types.ApiKeyExposure>;

export declare const check: runtime.Check;
