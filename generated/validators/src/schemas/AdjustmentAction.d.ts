// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/AdjustmentAction */
export declare const AdjustmentAction: runtime.Validator<types.AdjustmentAction>;

export declare const check: runtime.Check;
