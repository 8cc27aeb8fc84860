// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/payment-method.yaml#/payment_method.saved.v1/post */
export declare const PaymentMethodSavedV1: runtime.Validator<types.PaymentMethodSavedV1>;

export declare const PaymentMethodSavedV1Check: runtime.Check;
