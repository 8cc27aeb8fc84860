// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-details.yaml#/TransactionLineItem */
export declare const TransactionLineItem: runtime.Validator<types.TransactionLineItem>;

export declare const check: runtime.Check;
