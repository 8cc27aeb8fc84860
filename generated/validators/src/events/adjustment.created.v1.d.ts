// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/adjustment.yaml#/adjustment.created.v1/post */
export declare const AdjustmentCreatedV1: runtime.Validator<types.AdjustmentCreatedV1>;

export declare const AdjustmentCreatedV1Check: runtime.Check;
