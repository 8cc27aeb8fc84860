// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-input.yaml#/CheckoutInput */
export declare const CheckoutInput: runtime.Validator<types.CheckoutInput>;

export declare const check: runtime.Check;
