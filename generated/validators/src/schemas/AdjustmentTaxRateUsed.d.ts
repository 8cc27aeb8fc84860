// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/AdjustmentTaxRateUsed */
export declare const AdjustmentTaxRateUsed: runtime.Validator<types.AdjustmentTaxRateUsed>;

export declare const check: runtime.Check;
