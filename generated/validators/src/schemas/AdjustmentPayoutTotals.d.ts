// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/AdjustmentPayoutTotals */
export declare const AdjustmentPayoutTotals: runtime.Validator<types.AdjustmentPayoutTotals>;

export declare const check: runtime.Check;
