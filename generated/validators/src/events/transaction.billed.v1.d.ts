// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.billed.v1/post */
export declare const TransactionBilledV1: runtime.Validator<types.TransactionBilledV1>;

export declare const TransactionBilledV1Check: runtime.Check;
