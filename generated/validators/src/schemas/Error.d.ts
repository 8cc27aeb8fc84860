// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/Error */
export declare const Error: runtime.Validator<types.Error>;

export declare const check: runtime.Check;
