// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/AdjustmentItemInput */
export declare const AdjustmentItemInput: runtime.Validator<types.AdjustmentItemInput>;

export declare const check: runtime.Check;
