// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PricingPreviewDetails */
export declare const PricingPreviewDetails: runtime.Validator<types.PricingPreviewDetails>;

export declare const check: runtime.Check;
