// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/billing.yaml#/TaxRateUsed */
export declare const TaxRateUsed: runtime.Validator<types.TaxRateUsed>;

export declare const check: runtime.Check;
