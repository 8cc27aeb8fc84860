// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/payment-method.yaml#/PaymentMethodDeletedEventV1 */
export declare const PaymentMethodDeletedEventV1: runtime.Validator<types.PaymentMethodDeletedEventV1>;

export declare const check: runtime.Check;
