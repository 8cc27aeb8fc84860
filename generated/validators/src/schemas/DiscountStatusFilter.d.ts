// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/DiscountStatusFilter */
export declare const DiscountStatusFilter: runtime.Validator<types.DiscountStatusFilter>;

export declare const check: runtime.Check;
