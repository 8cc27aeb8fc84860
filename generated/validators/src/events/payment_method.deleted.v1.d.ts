// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/payment-method.yaml#/payment_method.deleted.v1/post */
export declare const PaymentMethodDeletedV1: runtime.Validator<types.PaymentMethodDeletedV1>;

export declare const PaymentMethodDeletedV1Check: runtime.Check;
