// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.paid.v1/post */
export declare const TransactionPaidV1: runtime.Validator<types.TransactionPaidV1>;

export declare const TransactionPaidV1Check: runtime.Check;
