// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PricingPreviewResponse */
export declare const PricingPreviewResponse: runtime.Validator<types.PricingPreviewResponse>;

export declare const check: runtime.Check;
