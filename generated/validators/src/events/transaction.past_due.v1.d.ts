// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.past_due.v1/post */
export declare const TransactionPastDueV1: runtime.Validator<types.TransactionPastDueV1>;

export declare const TransactionPastDueV1Check: runtime.Check;
