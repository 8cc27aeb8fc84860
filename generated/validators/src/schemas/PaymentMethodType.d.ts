// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/PaymentMethodType */
export declare const PaymentMethodType: runtime.Validator<types.PaymentMethodType>;

export declare const check: runtime.Check;
