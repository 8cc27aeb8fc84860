// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-input.yaml#/TransactionItemInput */
export declare const TransactionItemInput: runtime.Validator<types.TransactionItemInput>;

export declare const check: runtime.Check;
