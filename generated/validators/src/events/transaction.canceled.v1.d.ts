// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.canceled.v1/post */
export declare const TransactionCanceledV1: runtime.Validator<types.TransactionCanceledV1>;

export declare const TransactionCanceledV1Check: runtime.Check;
