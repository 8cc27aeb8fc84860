// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payment-attempt.yaml#/PaymentAttempt */
export declare const PaymentAttempt: runtime.Validator<types.PaymentAttempt>;

export declare const check: runtime.Check;
