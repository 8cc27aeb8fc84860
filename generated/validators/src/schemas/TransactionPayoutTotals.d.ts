// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-details.yaml#/TransactionPayoutTotals */
export declare const TransactionPayoutTotals: runtime.Validator<types.TransactionPayoutTotals>;

export declare const check: runtime.Check;
