// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount.yaml#/DiscountType */
export declare const DiscountType: runtime.Validator<types.DiscountType>;

export declare const check: runtime.Check;
