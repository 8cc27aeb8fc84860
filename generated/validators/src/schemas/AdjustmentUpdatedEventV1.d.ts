// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/adjustment.yaml#/AdjustmentUpdatedEventV1 */
export declare const AdjustmentUpdatedEventV1: runtime.Validator<types.AdjustmentUpdatedEventV1>;

export declare const check: runtime.Check;
