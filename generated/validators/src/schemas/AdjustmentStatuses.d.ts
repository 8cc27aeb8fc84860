// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/AdjustmentStatuses */
export declare const AdjustmentStatuses: runtime.Validator<types.AdjustmentStatuses>;

export declare const check: runtime.Check;
