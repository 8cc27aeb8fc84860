// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.payment_failed.v1/post */
export declare const TransactionPaymentFailedV1: runtime.Validator<types.TransactionPaymentFailedV1>;

export declare const TransactionPaymentFailedV1Check: runtime.Check;
