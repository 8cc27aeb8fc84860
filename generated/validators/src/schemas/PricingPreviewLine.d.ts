// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PricingPreviewLine */
export declare const PricingPreviewLine: runtime.Validator<types.PricingPreviewLine>;

export declare const check: runtime.Check;
