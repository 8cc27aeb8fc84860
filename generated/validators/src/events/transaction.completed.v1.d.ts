// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.completed.v1/post */
export declare const TransactionCompletedV1: runtime.Validator<types.TransactionCompletedV1>;

export declare const TransactionCompletedV1Check: runtime.Check;
