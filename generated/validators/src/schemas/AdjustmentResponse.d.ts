// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/AdjustmentResponse */
export declare const AdjustmentResponse: runtime.Validator<types.AdjustmentResponse>;

export declare const check: runtime.Check;
