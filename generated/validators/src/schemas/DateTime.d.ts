// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/DateTime */
export declare const DateTime: runtime.Validator<types.DateTime>;

export declare const check: runtime.Check;
