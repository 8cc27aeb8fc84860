// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/ErrorType */
export declare const ErrorType: runtime.Validator<types.ErrorType>;

export declare const check: runtime.Check;
