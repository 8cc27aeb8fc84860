// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/Locale */
export declare const Locale: runtime.Validator<types.Locale>;

export declare const check: runtime.Check;
