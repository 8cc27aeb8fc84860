// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction.yaml#/TransactionListResponse */
export declare const TransactionListResponse: runtime.Validator<types.TransactionListResponse>;

export declare const check: runtime.Check;
