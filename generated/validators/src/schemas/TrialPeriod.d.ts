// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/price.yaml#/TrialPeriod */
export declare const TrialPeriod: runtime.Validator<types.TrialPeriod>;

export declare const check: runtime.Check;
