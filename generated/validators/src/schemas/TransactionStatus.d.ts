// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction.yaml#/TransactionStatus */
export declare const TransactionStatus: runtime.Validator<types.TransactionStatus>;

export declare const check: runtime.Check;
