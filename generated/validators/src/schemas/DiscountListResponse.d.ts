// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount.yaml#/DiscountListResponse */
export declare const DiscountListResponse: runtime.Validator<types.DiscountListResponse>;

export declare const check: runtime.Check;
