// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction.yaml#/TransactionRead */
export declare const TransactionRead: runtime.Validator<types.TransactionRead>;

export declare const check: runtime.Check;
