// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/transaction.yaml#/TransactionUpdatedEventV1 */
export declare const TransactionUpdatedEventV1: runtime.Validator<types.TransactionUpdatedEventV1>;

export declare const check: runtime.Check;
