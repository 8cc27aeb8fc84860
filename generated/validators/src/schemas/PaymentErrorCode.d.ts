// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payment-attempt.yaml#/PaymentErrorCode */
export declare const PaymentErrorCode: runtime.Validator<types.PaymentErrorCode>;

export declare const check: runtime.Check;
