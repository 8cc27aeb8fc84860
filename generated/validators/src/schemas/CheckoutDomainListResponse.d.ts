// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/checkout-domain.yaml#/CheckoutDomainListResponse */
export declare const CheckoutDomainListResponse: runtime.Validator<types.CheckoutDomainListResponse>;

export declare const check: runtime.Check;
