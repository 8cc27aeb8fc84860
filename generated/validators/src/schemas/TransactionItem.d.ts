// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction.yaml#/TransactionItem */
export declare const TransactionItem: runtime.Validator<types.TransactionItem>;

export declare const check: runtime.Check;
