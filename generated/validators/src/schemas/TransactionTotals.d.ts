// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-details.yaml#/TransactionTotals */
export declare const TransactionTotals: runtime.Validator<types.TransactionTotals>;

export declare const check: runtime.Check;
