// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/CreationOptionsInput */
export declare const CreationOptionsInput: runtime.Validator<types.CreationOptionsInput>;

export declare const check: runtime.Check;
