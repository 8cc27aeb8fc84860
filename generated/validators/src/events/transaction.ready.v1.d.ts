// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.ready.v1/post */
export declare const TransactionReadyV1: runtime.Validator<types.TransactionReadyV1>;

export declare const TransactionReadyV1Check: runtime.Check;
