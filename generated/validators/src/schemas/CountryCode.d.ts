// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/CountryCode */
export declare const CountryCode: runtime.Validator<types.CountryCode>;

export declare const check: runtime.Check;
