// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PricingPreview */
export declare const PricingPreview: runtime.Validator<types.PricingPreview>;

export declare const check: runtime.Check;
