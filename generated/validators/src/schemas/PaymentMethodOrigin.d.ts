// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payment-method.yaml#/PaymentMethodOrigin */
export declare const PaymentMethodOrigin: runtime.Validator<types.PaymentMethodOrigin>;

export declare const check: runtime.Check;
