// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-input.yaml#/TransactionCreate */
export declare const TransactionCreate: runtime.Validator<types.TransactionCreate>;

export declare const check: runtime.Check;
