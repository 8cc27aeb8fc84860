// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PricingPreviewItemInput */
export declare const PricingPreviewItemInput: runtime.Validator<types.PricingPreviewItemInput>;

export declare const check: runtime.Check;
