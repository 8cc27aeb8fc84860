// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-input.yaml#/TransactionUpdate */
export declare const TransactionUpdate: runtime.Validator<types.TransactionUpdate>;

export declare const check: runtime.Check;
