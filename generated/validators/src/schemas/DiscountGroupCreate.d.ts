// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount-group.yaml#/DiscountGroupCreate */
export declare const DiscountGroupCreate: runtime.Validator<types.DiscountGroupCreate>;

export declare const check: runtime.Check;
