// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount-group.yaml#/DiscountGroupListResponse */
export declare const DiscountGroupListResponse: runtime.Validator<types.DiscountGroupListResponse>;

export declare const check: runtime.Check;
