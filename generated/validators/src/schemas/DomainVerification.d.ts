// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/checkout-domain.yaml#/DomainVerification */
export declare const DomainVerification: runtime.Validator<types.DomainVerification>;

export declare const check: runtime.Check;
