// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/checkout-domain.yaml#/DomainVerificationStatus */
export declare const DomainVerificationStatus: runtime.Validator<types.DomainVerificationStatus>;

export declare const check: runtime.Check;
