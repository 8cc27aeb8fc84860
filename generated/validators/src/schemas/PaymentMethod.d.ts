// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payment-method.yaml#/PaymentMethod */
export declare const PaymentMethod: runtime.Validator<types.PaymentMethod>;

export declare const check: runtime.Check;
