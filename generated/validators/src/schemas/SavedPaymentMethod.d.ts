// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payment-method.yaml#/SavedPaymentMethod */
export declare const SavedPaymentMethod: runtime.Validator<types.SavedPaymentMethod>;

export declare const check: runtime.Check;
