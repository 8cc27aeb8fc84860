// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/AdjustmentListResponse */
export declare const AdjustmentListResponse: runtime.Validator<types.AdjustmentListResponse>;

export declare const check: runtime.Check;
