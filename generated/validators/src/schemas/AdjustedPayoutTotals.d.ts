// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-details.yaml#/AdjustedPayoutTotals */
export declare const AdjustedPayoutTotals: runtime.Validator<types.AdjustedPayoutTotals>;

export declare const check: runtime.Check;
