// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/payment-method.yaml#/PaymentMethodSavedEventV1 */
export declare const PaymentMethodSavedEventV1: runtime.Validator<types.PaymentMethodSavedEventV1>;

export declare const check: runtime.Check;
