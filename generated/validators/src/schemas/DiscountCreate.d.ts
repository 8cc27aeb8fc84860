// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount.yaml#/DiscountCreate */
export declare const DiscountCreate: runtime.Validator<types.DiscountCreate>;

export declare const check: runtime.Check;
