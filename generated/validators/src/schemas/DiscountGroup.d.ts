// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount-group.yaml#/DiscountGroup */
export declare const DiscountGroup: runtime.Validator<types.DiscountGroup>;

export declare const check: runtime.Check;
