// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/checkout-domain.yaml#/CheckoutDomainResponse */
export declare const CheckoutDomainResponse: runtime.Validator<types.CheckoutDomainResponse>;

export declare const check: runtime.Check;
