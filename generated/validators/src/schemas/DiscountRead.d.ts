// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/discount.yaml#/DiscountRead */
export declare const DiscountRead: runtime.Validator<types.DiscountRead>;

export declare const check: runtime.Check;
