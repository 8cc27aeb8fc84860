// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/CreationOptions */
export declare const CreationOptions: runtime.Validator<types.CreationOptions>;

export declare const check: runtime.Check;
