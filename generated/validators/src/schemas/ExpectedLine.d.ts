// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription.yaml#/ExpectedLine */
export declare const ExpectedLine: runtime.Validator<types.ExpectedLine>;

export declare const check: runtime.Check;
