// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount-group.yaml#/DiscountGroupResponse */
export declare const DiscountGroupResponse: runtime.Validator<types.DiscountGroupResponse>;

export declare const check: runtime.Check;
