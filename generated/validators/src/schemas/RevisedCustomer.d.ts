// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-revision.yaml#/RevisedCustomer */
export declare const RevisedCustomer: runtime.Validator<types.RevisedCustomer>;

export declare const check: runtime.Check;
