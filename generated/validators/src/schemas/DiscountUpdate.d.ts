// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount.yaml#/DiscountUpdate */
export declare const DiscountUpdate: runtime.Validator<types.DiscountUpdate>;

export declare const check: runtime.Check;
