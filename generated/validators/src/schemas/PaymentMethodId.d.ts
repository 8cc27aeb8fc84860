// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/PaymentMethodId */
export declare const PaymentMethodId: runtime.Validator<types.PaymentMethodId>;

export declare const check: runtime.Check;
