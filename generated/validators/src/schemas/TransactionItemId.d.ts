// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/TransactionItemId */
export declare const TransactionItemId: runtime.Validator<types.TransactionItemId>;

export declare const check: runtime.Check;
