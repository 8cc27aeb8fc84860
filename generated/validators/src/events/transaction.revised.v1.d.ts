// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.revised.v1/post */
export declare const TransactionRevisedV1: runtime.Validator<types.TransactionRevisedV1>;

export declare const TransactionRevisedV1Check: runtime.Check;
