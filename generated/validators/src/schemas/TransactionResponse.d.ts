// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction.yaml#/TransactionResponse */
export declare const TransactionResponse: runtime.Validator<types.TransactionResponse>;

export declare const check: runtime.Check;
