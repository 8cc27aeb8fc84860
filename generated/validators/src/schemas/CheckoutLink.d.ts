// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/billing.yaml#/CheckoutLink */
export declare const CheckoutLink: runtime.Validator<types.CheckoutLink>;

export declare const check: runtime.Check;
