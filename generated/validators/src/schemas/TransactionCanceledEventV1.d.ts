// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/TransactionCanceledEventV1 */
export declare const TransactionCanceledEventV1: runtime.Validator<types.TransactionCanceledEventV1>;

export declare const check: runtime.Check;
