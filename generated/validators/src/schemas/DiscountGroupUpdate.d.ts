// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount-group.yaml#/DiscountGroupUpdate */
export declare const DiscountGroupUpdate: runtime.Validator<types.DiscountGroupUpdate>;

export declare const check: runtime.Check;
