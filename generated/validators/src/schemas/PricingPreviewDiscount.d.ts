// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PricingPreviewDiscount */
export declare const PricingPreviewDiscount: runtime.Validator<types.PricingPreviewDiscount>;

export declare const check: runtime.Check;
