// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/transaction.updated.v1/post */
export declare const TransactionUpdatedV1: runtime.Validator<types.TransactionUpdatedV1>;

export declare const TransactionUpdatedV1Check: runtime.Check;
