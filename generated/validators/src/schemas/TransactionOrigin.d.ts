// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction.yaml#/TransactionOrigin */
export declare const TransactionOrigin: runtime.Validator<types.TransactionOrigin>;

export declare const check: runtime.Check;
