// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payment-method.yaml#/PaymentMethodResponse */
export declare const PaymentMethodResponse: runtime.Validator<types.PaymentMethodResponse>;

export declare const check: runtime.Check;
