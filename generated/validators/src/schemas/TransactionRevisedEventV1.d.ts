// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/TransactionRevisedEventV1 */
export declare const TransactionRevisedEventV1: runtime.Validator<types.TransactionRevisedEventV1>;

export declare const check: runtime.Check;
