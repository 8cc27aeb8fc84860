// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/AdjustmentTotals */
export declare const AdjustmentTotals: runtime.Validator<types.AdjustmentTotals>;

export declare const check: runtime.Check;
