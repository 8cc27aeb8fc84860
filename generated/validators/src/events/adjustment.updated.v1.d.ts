// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/adjustment.yaml#/adjustment.updated.v1/post */
export declare const AdjustmentUpdatedV1: runtime.Validator<types.AdjustmentUpdatedV1>;

export declare const AdjustmentUpdatedV1Check: runtime.Check;
