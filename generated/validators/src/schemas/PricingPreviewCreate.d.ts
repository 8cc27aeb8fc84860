// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PricingPreviewCreate */
export declare const PricingPreviewCreate: runtime.Validator<types.PricingPreviewCreate>;

export declare const check: runtime.Check;
