// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/DiscountTypes */
export declare const DiscountTypes: runtime.Validator<types.DiscountTypes>;

export declare const check: runtime.Check;
