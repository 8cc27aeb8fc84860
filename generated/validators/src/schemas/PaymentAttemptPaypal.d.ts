// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payment-attempt.yaml#/PaymentAttemptPaypal */
export declare const PaymentAttemptPaypal: runtime.Validator<types.PaymentAttemptPaypal>;

export declare const check: runtime.Check;
