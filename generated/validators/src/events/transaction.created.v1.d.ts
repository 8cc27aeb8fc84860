// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.created.v1/post */
export declare const TransactionCreatedV1: runtime.Validator<types.TransactionCreatedV1>;

export declare const TransactionCreatedV1Check: runtime.Check;
