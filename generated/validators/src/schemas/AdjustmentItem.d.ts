// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/AdjustmentItem */
export declare const AdjustmentItem: runtime.Validator<types.AdjustmentItem>;

export declare const check: runtime.Check;
