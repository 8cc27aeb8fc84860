// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/billing.yaml#/BillingDetails */
export declare const BillingDetails: runtime.Validator<types.BillingDetails>;

export declare const check: runtime.Check;
